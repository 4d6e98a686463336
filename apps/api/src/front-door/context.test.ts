import { describe, expect, it } from 'vitest'
import { readContext } from './context.ts'
import type { HttpFailure } from './http-failure.ts'
import { makeReference } from './testing/make-reference.ts'

const { countries } = makeReference()
const states = [{ code: 'NY', name: 'New York' }]
const reference = makeReference({
  countries: new Map([...countries].map(([code, one]) => [code, code === 'US' ? { ...one, states } : one])),
})

const ask = (headers: Record<string, string>, params = {}, isTreatmentCountry = false) =>
  readContext({ params, headers, isTreatmentCountry }, reference)

function refusal(headers: Record<string, string>): Partial<HttpFailure> {
  try {
    ask(headers)
  } catch (error) {
    return error as HttpFailure
  }
  throw new Error('was not refused')
}

describe('the visitor type', () => {
  it('is what the page says, or nobody’s', () => {
    expect(ask({ 'x-visitor-type': 'professional' }).visitorType).toBe('professional')
    expect(ask({ 'x-visitor-type': 'private' }).visitorType).toBe('private')
    expect(ask({}).visitorType).toBeNull()
  })

  it('is refused when there is no such type', () => {
    expect(refusal({ 'x-visitor-type': 'anonymous' })).toMatchObject({
      statusCode: 400,
      failure: { code: 'unknown-visitor-type', field: 'x-visitor-type' },
    })
  })
})

describe('the state of treatment', () => {
  it('is taken where its country has it, of header or path', () => {
    const headers = { 'x-treatment-country': 'US', 'x-treatment-state': 'NY' }
    expect(ask(headers).treatmentState).toBe('NY')
    expect(ask({ 'x-treatment-state': 'NY' }, { country: 'US' }, true).treatmentState).toBe('NY')
    expect(ask({ 'x-treatment-country': 'US' }).treatmentState).toBe('')
  })

  it.each([
    ['a made-up one', { 'x-treatment-country': 'US', 'x-treatment-state': 'ZZ' }],
    ['one in other letters', { 'x-treatment-country': 'US', 'x-treatment-state': 'ny' }],
    ['one that is too long', { 'x-treatment-country': 'US', 'x-treatment-state': 'NY'.repeat(4000) }],
    ['one of another country', { 'x-treatment-country': 'DK', 'x-treatment-state': 'NY' }],
    ['one without a country', { 'x-treatment-state': 'NY' }],
    ['one while the country is chosen later', { 'x-treatment-country': 'ZZ', 'x-treatment-state': 'NY' }],
  ])('is refused, naming the header: %s', (_what, headers) => {
    expect(refusal(headers as Record<string, string>)).toMatchObject({
      statusCode: 400,
      failure: { code: 'unknown-state', field: 'x-treatment-state' },
    })
  })
})
