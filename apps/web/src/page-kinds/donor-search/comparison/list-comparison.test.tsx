import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import { makeTraitNames } from '@kindred/content/words/name-traits.ts'
import type { DonorDetail } from '@kindred/contracts/donors'
import { renderToStaticMarkup } from 'react-dom/server'
import { createTranslator } from 'use-intl/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ComparisonContext, listComparison } from './list-comparison.tsx'

let context: ComparisonContext
beforeAll(async () => {
  const messages = await loadTexts('en-gb')
  const translator = createTranslator({ locale: 'en-GB', messages }) as unknown as {
    (key: string, values?: object): string
    has: (key: string) => boolean
  }
  const names = makeTraitNames({
    t: (key, values) => translator(key, values),
    has: (key) => translator.has(key),
    language: 'en-GB',
  })
  context = {
    names: {
      ...names,
      joinList: (words) => words.join(', '),
      formatDate: (day) => day,
      formatMonth: (month) => month,
    },
    countryName: 'Denmark',
    visitorType: 'private',
    language: 'en-GB',
  }
})

const price = (amountMinor: number) => ({ amountMinor, currency: 'EUR' })
const make = (part: Partial<DonorDetail> = {}) =>
  ({
    donorId: 'K4127',
    name: 'Anselm',
    kind: 'sperm',
    type: 'idRelease',
    profile: 'Basic',
    hairColor: 'brown',
    hairTexture: null,
    eyeColor: 'green',
    skinTone: 'fair',
    heightCm: 184,
    weightKg: 79,
    bloodType: 'A+',
    races: ['white'],
    ethnicities: ['danish', 'irish'],
    education: 'master',
    occupation: 'baker',
    languages: ['da', 'en'],
    cmv: 'negative',
    shippedFrom: ['DK'],
    offered: true,
    reasons: [],
    stock: [],
    familyPlaces: [],
    fromPrice: price(58_800),
    nextAvailableMonth: null,
    uponRequest: false,
    motto: null,
    donatingSince: '2023-05-01',
    pregnancyReported: false,
    geneticMatching: true,
    hasAdultPhotos: false,
    hasAudio: false,
    ...part,
  }) as DonorDetail

const list = (...donors: DonorDetail[]) => listComparison(donors, context).flatMap(({ rows }) => rows)
const find = (key: string, ...donors: DonorDetail[]) => {
  const row = list(...donors).find((one) => one.key === key)
  if (!row) throw new Error(`no row ${key}`)
  return { differs: row.differs, cells: row.cells.map((cell) => renderToStaticMarkup(cell)) }
}

describe('donors side by side', () => {
  it('mark what they differ in and nothing else', () => {
    const rows = list(make(), make({ eyeColor: 'blue', ethnicities: ['irish', 'danish'] }))
    expect(rows.filter(({ differs }) => differs).map(({ key }) => key)).toEqual(['eyes'])
  })

  it('mark nothing for one alone', () => {
    expect(list(make()).every(({ differs }) => differs === undefined)).toBe(true)
  })

  it('say the price of each, and the straws that can be had now', () => {
    const line = { strawType: 'IUI', motClass: 20, available: 14 } as DonorDetail['stock'][number]
    const donors = [
      make({ stock: [line, { ...line, motClass: 10, available: 0 }] }),
      make({ fromPrice: null }),
    ]
    expect(find('price', ...donors)).toEqual({ differs: true, cells: ['€588', 'On request'] })
    expect(find('stock', ...donors).cells).toEqual(['IUI 20: 14 straws', 'Sold out'])
  })

  it('say why somebody cannot be had, with the rule and its date', () => {
    const reason = {
      code: 'no-quota-place-left',
      data: {
        country: 'DK',
        limit: 12,
        unit: 'families',
        scope: 'country',
        source: 'Act 1',
        checkedOn: '2026-11-02',
        verified: true,
      },
    }
    const { differs, cells } = find(
      'offered',
      make(),
      make({ name: 'Jonas', offered: false, reasons: [reason] }),
    )
    expect(differs).toBe(true)
    expect(cells[0]).toContain('Available in Denmark')
    expect(cells[1]).toContain('Not available in Denmark')
    expect(cells[1]).toContain('All 12 family places for Jonas in Denmark are taken.')
    expect(cells[1]).toContain('Rule: Act 1. Checked 2026-11-02.')
  })

  it('say to a professional that prices are without VAT', () => {
    const label = () => list(make()).find(({ key }) => key === 'price')?.label
    expect(label()).toBe('Lowest price')
    context = { ...context, visitorType: 'professional' }
    expect(label()).toBe('Lowest price, excl. VAT')
  })

  it('call nobody available while the country is not chosen', () => {
    context = { ...context, countryName: null }
    expect(find('offered', make()).cells[0]).toContain('Choose the country first')
  })
})
