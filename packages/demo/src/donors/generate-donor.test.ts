import { createHash } from 'node:crypto'
import * as traits from '@kindred/domain/donors/traits'
import { describe, expect, it } from 'vitest'
import { daysBetween, demoDay } from '../demo-day.ts'
import { drawProfile } from '../profiles/draw-profile.ts'
import { planStock } from '../stock/plan-stock.ts'
import type { DemoDonor } from './donor.ts'
import { generateDonor } from './generate-donor.ts'
import { recessiveGenes, xLinkedGenes } from './genes.ts'
import { toDonorRow } from './insert-donors.ts'
import { namedDonors } from './named-donors.ts'

const donors = Array.from({ length: 3_200 }, (_, position) => generateDonor(position))
const sperm = donors.filter((donor) => donor.kind === 'sperm')
const share = (list: readonly DemoDonor[], is: (donor: DemoDonor) => boolean) =>
  list.filter(is).length / list.length
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('generated donors', () => {
  it('are the same on every machine: donors, stock and texts of the first fifty', () => {
    const first = donors
      .slice(0, 50)
      .map((donor) => ({ donor, stock: planStock(donor), profile: drawProfile(donor) }))
    const hash = createHash('sha256').update(JSON.stringify(first)).digest('hex').slice(0, 16)
    expect(hash).toBe('25a298e6b3ac2907')
  })

  it('are 3,000 of sperm and 200 of eggs, each with a code and a name of its own kind', () => {
    expect([sperm.length, donors.length - sperm.length]).toEqual([3_000, 200])
    expect(new Set(donors.map((donor) => donor.code)).size).toBe(donors.length)
    expect(new Set(donors.map((donor) => donor.id)).size).toBe(donors.length)
    const names = new Set(namedDonors.map((donor) => donor.alias))
    for (const [position, donor] of donors.entries()) {
      expect(donor.code).toMatch(/^K\d{4,6}$/)
      expect(donor.alias).toMatch(/^[A-Z][a-z]+$/)
      if (position >= namedDonors.length) expect(names).not.toContain(donor.alias)
    }
  })

  it('keep to the words of the domain', () => {
    const isOf = (list: readonly string[], ...values: string[]) => values.every((one) => list.includes(one))
    const strangers = donors.filter(
      (donor) =>
        !isOf(traits.hairColours, donor.hairColour) ||
        !isOf(traits.hairTextures, donor.hairTexture) ||
        !isOf(traits.eyeColours, donor.eyeColour) ||
        !isOf(traits.skinTones, donor.skinTone) ||
        !isOf(traits.bloodTypes, donor.bloodType) ||
        !isOf(traits.educations, donor.education) ||
        !isOf(traits.occupations, donor.occupation) ||
        !isOf(traits.races, ...donor.races) ||
        !isOf(traits.ethnicities, ...donor.ethnicities) ||
        !donor.languages.every((language) => /^[a-z]{2}$/.test(language)),
    )
    expect(strangers).toEqual([])
  })

  it('are of a believable crowd', () => {
    expect(share(sperm, (donor) => donor.releaseType === 'idRelease')).toBeGreaterThan(0.6)
    expect(share(sperm, (donor) => donor.releaseType === 'nonIDRelease')).toBeGreaterThan(0.2)
    expect(share(donors, (donor) => donor.bloodType.endsWith('-'))).toBeLessThan(0.2)
    expect(mean(sperm.map((donor) => donor.heightCm))).toBeGreaterThan(177)
    expect(mean(sperm.map((donor) => donor.heightCm))).toBeLessThan(182)
    const nordic = donors.filter((donor) => donor.region === 'nordic')
    const eastAsian = donors.filter((donor) => donor.region === 'eastAsia')
    const blue = (donor: DemoDonor) => donor.eyeColour === 'blue' || donor.eyeColour === 'blueGrey'
    expect(share(nordic, blue)).toBeGreaterThan(0.5)
    expect(share(eastAsian, blue)).toBeLessThan(0.05)
    expect(share(donors, (donor) => donor.availability === 'active')).toBeGreaterThan(0.7)
    for (const state of ['soldOut', 'temporarilySoldOut', 'siblingsOnly', 'uponRequest', 'blocked'] as const)
      expect(
        donors.some((donor) => donor.availability === state),
        state,
      ).toBe(true)
  })

  it('are healthy of body and of age', () => {
    for (const donor of donors) {
      const massIndex = donor.weightKg / (donor.heightCm / 100) ** 2
      expect(massIndex).toBeGreaterThan(18)
      expect(massIndex).toBeLessThan(30)
      expect(donor.age).toBeGreaterThanOrEqual(18)
      expect(donor.firstListedOn <= demoDay).toBe(true)
      expect(donor.age - daysBetween(donor.firstListedOn, demoDay) / 365).toBeGreaterThanOrEqual(18)
      if (donor.education === 'doctorate') expect(donor.age).toBeGreaterThanOrEqual(28)
    }
  })

  it('carry at most three findings, each in a gene they were tested for, and none that is X-linked', () => {
    const known = new Set([...Object.keys(recessiveGenes), ...xLinkedGenes])
    const wrong = donors.filter(
      (donor) =>
        donor.carrierGenes.length > 3 ||
        !donor.testedGenes.every((gene) => known.has(gene)) ||
        !donor.carrierGenes.every((gene) => donor.testedGenes.includes(gene) && gene in recessiveGenes),
    )
    expect(wrong).toEqual([])
    expect(share(donors, (donor) => donor.carrierGenes.length > 0)).toBeGreaterThan(0.25)
  })

  it('give no eggs where the law forbids it and no secret donations where it wants names', () => {
    for (const donor of donors) {
      if (donor.kind === 'egg') expect(donor.home).not.toBe('de')
      if (donor.home === 'uk' || donor.home === 'de') expect(donor.releaseType).toBe('idRelease')
    }
  })

  it('grow in number without changing: a donor depends on its position alone', () => {
    expect(generateDonor(90_000)).toEqual(generateDonor(90_000))
    expect(generateDonor(90_000).code).toBe('K91001')
  })
})

describe('public data of donors', () => {
  it('holds no legal name, birth date, address or file name', () => {
    const donor = donors[0] as DemoDonor
    const row = toDonorRow(donor, planStock(donor), '')
    const words = /birth|born|legal|surname|lastName|fullName|address|email|phone|fileName/i
    for (const key of Object.keys(row)) expect(key).not.toMatch(words)
  })
})
