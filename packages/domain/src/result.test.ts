import { describe, expect, it } from 'vitest'
import { err, ok, refuse } from './result.ts'

describe('result', () => {
  it('holds a value or an error, told apart by ok', () => {
    expect(ok(3)).toEqual({ ok: true, value: 3 })
    expect(err('no')).toEqual({ ok: false, error: 'no' })
  })

  it('builds a refusal with the field and data a sentence needs', () => {
    expect(refuse('no-stock', 'Out of stock.', { field: 'quantity', data: { left: 0 } })).toEqual({
      ok: false,
      error: { code: 'no-stock', message: 'Out of stock.', field: 'quantity', data: { left: 0 } },
    })
  })
})
