import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areDifferent, leaveOut, mostCompared, readCompared } from './compare-donors.ts'

describe('donors chosen for comparison', () => {
  it('are read from one list or from many, each once, in the order chosen', () => {
    expect(readCompared(['K4127,K3980', 'k4127', ' K1 ']).codes).toEqual(['K4127', 'K3980', 'K1'])
  })

  it('are four at most; the others are named as left over', () => {
    expect(readCompared(['K1,K2,K3,K4,K5,K6'])).toEqual({
      codes: ['K1', 'K2', 'K3', 'K4'],
      leftOver: ['K5', 'K6'],
    })
  })

  it('are numbers of donors and nothing else, whatever the address says', () => {
    expect(readCompared(['', ',', '../K1', '<b>', "K1'--", 'K', '12', 'K12345678'])).toEqual({
      codes: [],
      leftOver: [],
    })
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('K1', 'K2,K3', 'K4', 'E5'))), (texts) => {
        const { codes, leftOver } = readCompared(texts)
        expect(codes.length).toBeLessThanOrEqual(mostCompared)
        expect(leftOver.length).toBeLessThanOrEqual(8)
        expect(new Set([...codes, ...leftOver]).size).toBe(codes.length + leftOver.length)
        for (const code of [...codes, ...leftOver]) expect(code).toMatch(/^[A-Z]{1,3}\d{1,7}$/)
      }),
    )
  })

  it('let the next one move up when one is taken out', () => {
    expect(leaveOut(readCompared(['K1,K2,K3,K4,K5']), 'K2')).toEqual({
      codes: ['K1', 'K3', 'K4', 'K5'],
      leftOver: [],
    })
  })
})

describe('a difference', () => {
  it('is another set of values, not another order of them', () => {
    expect(
      areDifferent([
        ['Danish', 'Irish'],
        ['Irish', 'Danish'],
      ]),
    ).toBe(false)
    expect(areDifferent([['Danish'], ['Danish', 'Irish']])).toBe(true)
    expect(areDifferent([[], []])).toBe(false)
  })

  it('needs somebody to differ from', () => {
    expect(areDifferent([['180 cm']])).toBe(false)
    expect(areDifferent([])).toBe(false)
  })
})
