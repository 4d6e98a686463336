import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countSlips, findNearestWord } from './nearest-word.ts'

const words = ['donor', 'donors', 'donation', 'quota', 'insemination', 'egg', 'price', 'prices']

describe('SRCH-03 a mistyped word is no dead end', () => {
  it.each([
    ['doner', 'donor'],
    ['dnoor', 'donor'],
    ['insemmination', 'insemination'],
    ['inseminaton', 'insemination'],
    ['qouta', 'quota'],
    ['egh', null],
    ['completely', null],
    ['price', 'price'],
  ])('SRCH-03 reads %s as %s', (typed, meant) => {
    expect(findNearestWord(typed, words)).toBe(meant)
  })

  it('SRCH-03 counts the same slips from both sides, none for the same word', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(countSlips(a, b)).toBe(countSlips(b, a))
        expect(countSlips(a, a)).toBe(0)
        expect(countSlips(a, b) === 0).toBe(a === b)
      }),
    )
  })

  it('SRCH-03 stops counting where it was told, and miscounts nothing below', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 4 }), (a, b, enough) => {
        expect(countSlips(a, b, enough)).toBe(Math.min(enough, countSlips(a, b)))
      }),
    )
  })
})
