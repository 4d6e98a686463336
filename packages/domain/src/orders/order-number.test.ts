import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeOrderNumber, parseOrderNumber } from './order-number.ts'

const bytes = fc.uint8Array({ minLength: 11, maxLength: 16 })

describe('order number', () => {
  it('is read back from whatever a person types', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const number = makeOrderNumber(random)
        expect(number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
        const typed = ` ${number.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`
        expect(parseOrderNumber(typed)).toEqual({ ok: true, value: number })
      }),
    )
  })

  it('notices one wrong character', () => {
    fc.assert(
      fc.property(
        bytes,
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 1, max: 31 }),
        (random, at, shift) => {
          const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
          const plain = makeOrderNumber(random).replaceAll('-', '')
          const wrong = alphabet.charAt((alphabet.indexOf(plain.charAt(at)) + shift) % 32)
          expect(parseOrderNumber(plain.slice(0, at) + wrong + plain.slice(at + 1)).ok).toBe(false)
        },
      ),
    )
  })

  it('refuses what is none, and too few random bytes', () => {
    for (const text of ['', '1', 'UUUU-UUUU-UUUU', '4F7K-9QX2-M8T5-1'])
      expect(parseOrderNumber(text).ok).toBe(false)
    expect(() => makeOrderNumber(new Uint8Array(10))).toThrow(RangeError)
  })
})
