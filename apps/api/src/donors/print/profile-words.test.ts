import type { DonorDetail } from '@kindred/contracts/donors'
import { expect, it } from 'vitest'
import { writeProfile } from './profile-words.ts'

const donor = {
  name: 'Anselm',
  donorId: 'K4127',
  kind: 'sperm',
  type: 'idRelease',
  profile: 'Extended',
  hairColor: 'brown',
  hairTexture: null,
  eyeColor: 'blue',
  skinTone: 'fair',
  heightCm: 184,
  weightKg: 79,
  bloodType: 'A+',
  cmv: 'negative',
  races: ['white'],
  ethnicities: ['danish'],
  education: 'master',
  occupation: 'stageDesigner',
  languages: ['da'],
  shippedFrom: ['DK'],
  donatingSince: '2023-04-17',
  pregnancyReported: true,
  motto: 'Onwards',
  description: null,
  staffImpression: null,
  audio: null,
  personality: null,
  testedGenes: [],
  healthHistory: [
    { relative: 'Mother', age: '56', findings: [] },
    { relative: 'Donor', age: '29', findings: ['Hay fever'] },
  ],
} as unknown as DonorDetail
const write = (part: Partial<DonorDetail> = {}) =>
  writeProfile({ ...donor, ...part }, 'en-gb', new Date('2026-11-28T10:00:00Z'))

it('writes what the reader has, and no heading over nothing', async () => {
  const words = await write()
  expect(words.badges).toBe('Donor K4127 · ID release · Extended profile')
  expect(words.footer).toContain('28 November 2026')
  expect(words.facts).toContainEqual({ term: 'Height', value: '184 cm' })
  expect(words.parts).toEqual([
    expect.objectContaining({
      title: 'Three generations of health',
      rows: [
        { term: 'Mother, Age 56', value: 'Nothing reported' },
        { term: 'Anselm, Age 29', value: 'Hay fever' },
      ],
    }),
  ])
})

it('says of each finding what it means for a child', async () => {
  const gene = (part: object) => ({
    gene: 'CFTR',
    condition: 'Cystic fibrosis',
    isCarrier: true,
    inheritance: 'autosomalRecessive' as const,
    carrierOneIn: 25,
    childOneIn: 100,
    source: null,
    verified: true,
    ...part,
  })
  const { parts } = await write({ testedGenes: [gene({}), gene({ gene: 'HBB', isCarrier: false })] })
  const genetics = parts.find(({ title }) => title === 'Genetics, in plain words')
  expect(genetics?.rows).toHaveLength(1)
  expect(genetics?.rows?.[0]?.value).toContain('about 1 child in 100')
  expect(genetics?.lines?.at(-1)).toContain('CFTR, HBB')
})
