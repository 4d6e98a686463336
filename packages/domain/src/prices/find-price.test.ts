import { describe, expect, it } from 'vitest'
import { money } from '../money.ts'
import { findPrice, type PriceEntry, type PriceQuestion } from './find-price.ts'

const any = {
  strawType: null,
  motClass: null,
  releaseType: null,
  tier: null,
  volumeUl: null,
  customerType: null,
  periodMonths: null,
  validFrom: null,
  validUntil: null,
}
function entry(id: string, amount: number, part: Partial<PriceEntry> = {}): PriceEntry {
  return { ...any, id, shopCode: 'dk', kind: 'straw', price: money(amount, 'EUR'), ...part }
}
const question: PriceQuestion = {
  shopCode: 'dk',
  kind: 'straw',
  today: '2026-05-01',
  strawType: 'IUI',
  motClass: 20,
  releaseType: 'idRelease',
  tier: 'Basic',
  volumeUl: 500,
  customerType: 'private',
}
const find = (entries: PriceEntry[], part: Partial<PriceQuestion> = {}) => {
  const found = findPrice(entries, { ...question, ...part })
  return found.ok ? found.value.amountMinor : found.error.code
}

describe('find price', () => {
  it('belongs to a shop, never only to a currency', () => {
    expect(find([entry('a', 100, { shopCode: 'de' })])).toBe('no-price')
    expect(find([entry('a', 100)], { kind: 'eggLot' })).toBe('no-price')
  })

  it('takes the row that names most traits', () => {
    const list = [
      entry('any', 100),
      entry('mot', 200, { motClass: 20 }),
      entry('ici', 300, { strawType: 'ICI' }),
    ]
    expect(find(list)).toBe(200)
    expect(find([...list, entry('clinic', 150, { motClass: 20, customerType: 'professional' })])).toBe(200)
    expect(find([...list, entry('exact', 250, { motClass: 20, tier: 'Basic', strawType: 'IUI' })])).toBe(250)
  })

  it('takes the row in force, the newest where two are alike, in whatever order they stand', () => {
    const list = [
      entry('old', 100, { validUntil: '2026-04-30' }),
      entry('now', 200, { validFrom: '2026-01-01' }),
      entry('newer', 300, { validFrom: '2026-05-01' }),
      entry('later', 400, { validFrom: '2026-05-02' }),
    ]
    expect(find(list)).toBe(300)
    expect(find([...list].reverse())).toBe(300)
  })

  it('asks 20 % less for 0.4 ml, unless the list has a row of its own', () => {
    const list = [entry('full', 33_333, { motClass: 20, volumeUl: 500 })]
    expect(find(list, { volumeUl: 400 })).toBe(26_666)
    expect(find([...list, entry('small', 30_000, { volumeUl: 400 })], { volumeUl: 400 })).toBe(30_000)
    expect(find([entry('any', 1000)], { volumeUl: 400 })).toBe(800)
  })

  it('finds fees by their period', () => {
    const list = [
      entry('3', 7500, { kind: 'reservation', periodMonths: 3 }),
      entry('12', 18_000, { kind: 'reservation', periodMonths: 12 }),
    ]
    expect(find(list, { kind: 'reservation', periodMonths: 12 })).toBe(18_000)
    expect(find(list, { kind: 'reservation', periodMonths: 6 })).toBe('no-price')
  })
})
