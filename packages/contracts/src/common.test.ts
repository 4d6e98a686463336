import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  addressBodySchema,
  confirmEmailQuery,
  createPrivateUserSchema,
  createProfessionalUserSchema,
  resendConfirmationSchema,
  userSettingsBodySchema,
} from './accounts.ts'
import { basketBulkSchema } from './basket.ts'
import {
  nonCardPaymentBodySchema,
  setShippingDateSchema,
  submitOrderSummarySchema,
  submitReservationSchema,
  updateAddressInformationSchema,
} from './checkout.ts'
import { calendarDateSchema, guidSchema, textSchema } from './common.ts'
import { signInBodySchema } from './identity.ts'
import { locationQuerySchema, locationSaveSchema } from './location.ts'
import { staffOrderActionBody, staffOrderListQuery } from './orders.ts'
import { allowedToBuyQuotaSchema } from './quotas.ts'
import { donorSearchBodySchema } from './search.ts'

const takes = (schema: z.ZodType, value: string) => schema.safeParse(value).success

describe('a text that somebody writes', () => {
  it('takes letters of any script, trimmed', () => {
    for (const name of [
      'Søren Ærø',
      'María-José Ñandú',
      '山田 花子',
      'عمر الفاروق',
      "O'Neill",
      'नमस्ते',
      '👩‍🔬 Ada',
    ])
      expect(takes(textSchema(40), name), name).toBe(true)
    expect(textSchema(3).parse('  Ada ')).toBe('Ada')
    expect(takes(textSchema(3), 'Adah')).toBe(false)
  })

  it('refuses control characters, half characters and turned reading', () => {
    for (const bad of ['\u0000', '\u0007', '\u007f', '\u0085', '\u2028', '\ud800', '\u202e', '\u2066'])
      expect(takes(textSchema(40), `A${bad}da`), JSON.stringify(bad)).toBe(false)
    expect(takes(textSchema(40), 'two\nlines')).toBe(false)
    const note = textSchema(40, { isMultiLine: true })
    expect(takes(note, 'two\r\n\tlines')).toBe(true)
    for (const bad of ['\u0000', '\u001b', '\ud800', '\u202e']) expect(takes(note, `a${bad}`)).toBe(false)
  })

  it('is empty when it shows nothing', () => {
    for (const nothing of ['\u200b', '\u200b \u200b', '\ufeff', '\u2060\u00ad', '\u3164', '\u2800', '\u200d'])
      expect(textSchema(40).parse(nothing), JSON.stringify(nothing)).toBe('')
    for (const name of ['नमस्\u200dते', 'می\u200cخواهم', '👩‍🔬'])
      expect(textSchema(40).parse(name), name).toBe(name)
    expect(takes(textSchema(40), '\u202e')).toBe(false)
  })

  it('stands in every body and query: no text of theirs is without a rule for its characters', () => {
    const asked = {
      addressBodySchema,
      allowedToBuyQuotaSchema,
      basketBulkSchema,
      confirmEmailQuery,
      createPrivateUserSchema,
      createProfessionalUserSchema,
      donorSearchBodySchema,
      locationQuerySchema,
      locationSaveSchema,
      nonCardPaymentBodySchema,
      resendConfirmationSchema,
      setShippingDateSchema,
      signInBodySchema,
      staffOrderActionBody,
      staffOrderListQuery,
      submitOrderSummarySchema,
      submitReservationSchema,
      updateAddressInformationSchema,
      userSettingsBodySchema,
    }
    const open = Object.entries(asked).flatMap(([name, schema]) =>
      listOpenTexts(z.toJSONSchema(schema, { io: 'input' }), name),
    )
    // Only ever hashed, never kept or shown.
    expect(open.filter((path) => !path.endsWith('.password'))).toEqual([])
  })
})

it('reads an id in either case as the same', () => {
  const id = '4cae6497-c581-477a-a17b-917982ce8823'
  expect(guidSchema.parse(id.toUpperCase())).toBe(id)
})

describe('a calendar date', () => {
  it('is a day that exists', () => {
    expect(takes(calendarDateSchema, '2028-02-29')).toBe(true)
    for (const none of [
      '2026-02-30',
      '2026-13-45',
      '0000-00-00',
      '2027-02-29',
      '2026-1-1',
      '2026-01-01T00:00',
    ])
      expect(takes(calendarDateSchema, none), none).toBe(false)
  })
})

/** Paths of the texts that neither pattern, format nor list narrows. */
function listOpenTexts(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  const schema = node as Record<string, unknown>
  const isNarrowed = ['pattern', 'format', 'enum', 'const', 'allOf'].some((key) => key in schema)
  if (schema.type === 'string') return isNarrowed ? [] : [path]
  const parts = [
    ...Object.entries((schema.properties as object | undefined) ?? {}),
    ...((schema.anyOf as unknown[] | undefined) ?? []).map((part) => ['', part] as const),
    ...(schema.items ? [['[]', schema.items] as const] : []),
  ]
  return parts.flatMap(([name, part]) => listOpenTexts(part, name ? `${path}.${name}` : path))
}
