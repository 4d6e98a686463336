import { webhookEvents } from '@kindred/domain/webhooks/webhook-events'
import { z } from 'zod'
import { guidSchema, instantSchema, textSchema } from './common.ts'

/** An endpoint as staff see it; its secret is shown once, when it is made. */
export const webhookEndpointSchema = z.object({
  id: guidSchema,
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(['active', 'failing', 'paused']),
  /** `system` where nothing reached it for too long. */
  pausedBy: z.string().nullable(),
  pausedByName: z.string().nullable(),
  failingSince: instantSchema.nullable(),
  /** Deliveries that wait for it. */
  waiting: z.int(),
  /** Until then the secret before counts too. */
  formerSecretUntil: instantSchema.nullable(),
  createdAt: instantSchema,
})
export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>

const name = textSchema(80).min(1)
const url = z.url({ protocol: /^https?$/ }).max(500)
const events = z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length)

export const addEndpointBody = z.strictObject({ name, url, events })
export const changeEndpointBody = z.strictObject({ name, events })

/** The secret, now and never again. */
export const endpointSecretSchema = z.object({ endpoint: webhookEndpointSchema, secret: z.string() })

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

export const deliverySchema = z.object({
  id: guidSchema,
  endpointName: z.string(),
  eventId: guidSchema,
  type: z.string(),
  /** `order:4F7K-9QX2-M8T5` */
  subject: z.string(),
  sequence: z.int(),
  state: z.enum(deliveryStates),
  tries: z.int(),
  nextAt: instantSchema.nullable(),
  lastTriedAt: instantSchema.nullable(),
  answerStatus: z.int().nullable(),
  answerText: z.string().nullable(),
  failureCode: z.string().nullable(),
  occurredAt: instantSchema,
})
export type WebhookDelivery = z.infer<typeof deliverySchema>

export const deliveryListQuery = z.object({
  endpoint: guidSchema.optional(),
  state: z.enum(deliveryStates).optional(),
  q: textSchema(60).optional(),
  from: z.coerce.number().int().min(0).max(100_000).default(0),
  take: z.coerce.number().int().min(1).max(100).default(25),
})
export const deliveryListSchema = z.object({ deliveries: z.array(deliverySchema), total: z.int() })
export type DeliveryList = z.infer<typeof deliveryListSchema>
