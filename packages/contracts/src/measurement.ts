import { checkoutStages, measuredEvents } from '@kindred/domain/measurement/measured-event'
import { visitorNames } from '@kindred/domain/measurement/name-visitor'
import { checkoutTabs, donorKinds } from '@kindred/domain/vocabulary'
import { z } from 'zod'
import { calendarDateSchema, guidSchema, languageParamSchema } from './common.ts'

/** Where it happened and, as far as it matters, to whom (ANA-03). */
const place = {
  shopCode: z.string().regex(/^[a-z]{2,3}$/),
  language: languageParamSchema,
  visitor: z.enum(visitorNames),
}

/** ANA-05: started or submitted. */
const stageSchema = z.literal(Object.values(checkoutStages))

/** What the browser may tell of a visit. Each event declares its fields here; whatever else is sent with it is dropped. */
export const toldEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('pageView'), ...place, pageKind: z.string().regex(/^[A-Z][A-Za-z]{2,49}$/) }),
  z.object({ event: z.literal('search'), ...place, donorKind: z.enum(donorKinds) }),
  z.object({ event: z.literal('favouriteAdded'), ...place }),
  z.object({ event: z.literal('favouriteRemoved'), ...place }),
  z.object({ event: z.literal('basketAdded'), ...place }),
  z.object({
    event: z.literal('checkout'),
    ...place,
    step: z.int().min(1).max(6),
    stage: stageSchema,
  }),
  z.object({ event: z.literal('formSent'), ...place, formGuid: guidSchema }),
])
export type ToldEvent = z.infer<typeof toldEventSchema>

export const measurementQuery = z.object({
  days: z.coerce.number().int().min(1).max(400).default(30),
  shop: place.shopCode.optional(),
})

/** What was counted, from the first day to the last; lists by day have one number for each day between. */
export const measurementSchema = z.object({
  from: calendarDateSchema,
  to: calendarDateSchema,
  shopCodes: z.array(z.string()),
  events: z.array(
    z.object({
      event: z.enum(measuredEvents),
      total: z.int(),
      score: z.int().nullable(),
      byDay: z.array(z.int()),
    }),
  ),
  /** The numbered steps of the checkout in their order. */
  funnel: z.array(
    z.object({ step: z.int(), tab: z.enum(checkoutTabs), started: z.int(), submitted: z.int() }),
  ),
  visitors: z.array(z.object({ visitor: z.enum(visitorNames), total: z.int() })),
  pages: z.array(z.object({ pageKind: z.string(), total: z.int() })),
  searches: z.array(z.object({ donorKind: z.enum(donorKinds), total: z.int() })),
  forms: z.array(z.object({ donorCandidateKind: z.string(), department: z.string(), total: z.int() })),
})
export type Measurement = z.infer<typeof measurementSchema>
