import type { DonorRecord } from '../../donors/donor-record.ts'

/** A small generator of even numbers in [0, 1), the same for the same seed (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const hair = ['black', 'brown', 'blond', 'red', 'grey']
const eyes = ['blue', 'brown', 'green', 'hazel', 'grey']
const blood = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', '0+', '0-']
const races = ['caucasian', 'african', 'asian', 'latin', 'mixed']
const ethnicities = [
  'Danish',
  'German',
  'Irish',
  'Italian',
  'Nigerian',
  'Ghanaian',
  'Chinese',
  'Indian',
  'Mexican',
  'Greek',
]
const occupations = Array.from({ length: 40 }, (_, n) => `occupation ${n}`)
const languages = ['en', 'da', 'de', 'fr', 'es', 'it', 'zh', 'hi']
const genes = ['CFTR', 'SMN1', 'HBB', 'HBA1', 'GJB2', 'PAH', 'ATP7B', 'HEXA']
const words = ['calm', 'curious', 'music', 'football', 'chess', 'garden', 'cooking', 'café', 'sea', 'books']

/** Donors with traits, stock and quotas spread as in a real shop; for tests and measurements. */
export function makeRandomDonors(count: number, seed = 1): DonorRecord[] {
  const random = makeRandom(seed)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const some = <T>(list: readonly T[], most: number) => [
    ...new Set(Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(list))),
  ]
  const uuid = () => {
    const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
    // Joined, as a template would keep its pieces alive, which no identifier from a database does.
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `4${hex.slice(13, 16)}`,
      `a${hex.slice(17, 20)}`,
      hex.slice(20),
    ].join('-')
  }
  return Array.from({ length: count }, (_, n): DonorRecord => {
    const kind = n % 16 === 15 ? 'egg' : 'sperm'
    const shops = random() < 0.2 ? ['usa'] : random() < 0.4 ? ['dk', 'usa'] : ['dk']
    return {
      id: uuid(),
      code: `K${String(n).padStart(6, '0')}`,
      alias: `Alias ${Math.floor(random() * 700)}`,
      kind,
      releaseType: random() < 0.6 ? 'idRelease' : 'nonIDRelease',
      tier: pick(['Basic', 'Extended', 'Exclusive'] as const),
      hairColour: pick(hair),
      hairTexture: pick(['straight', 'wavy', 'curly', null]),
      eyeColour: pick(eyes),
      skinTone: pick(['fair', 'medium', 'olive', 'brown', 'dark']),
      heightCm: 160 + Math.floor(random() * 40),
      weightKg: 55 + Math.floor(random() * 50),
      bloodType: pick(blood),
      cmv: pick(['negative', 'positive', 'unknown'] as const),
      races: some(races, 2),
      ethnicities: some(ethnicities, 3),
      education: pick(['school', 'bachelor', 'master', 'phd', 'craft']),
      occupation: pick(occupations),
      languages: some(languages, 4),
      shippedFrom: shops.map((shop) => (shop === 'dk' ? 'DK' : 'US')),
      testedGenes: some(genes, 6),
      hasAdultPhotos: random() < 0.4,
      hasChildhoodPhotos: random() < 0.6,
      hasAudio: random() < 0.3,
      hasFaceMatching: random() < 0.5,
      hasGeneticMatching: random() < 0.5,
      hasReportedPregnancy: random() < 0.5,
      isUponRequest: random() < 0.03,
      isSiblingsOnly: random() < 0.03,
      isBlocked: random() < 0.02,
      isPublished: random() < 0.97,
      nextAvailableMonth: random() < 0.1 ? '2026-09' : null,
      splash: random() < 0.1 ? 'new' : null,
      searchText: some(words, 5).join(' '),
      worldwideLimit: random() < 0.2 ? 75 : null,
      firstListedOn: new Date(Date.UTC(2020, 0, 1 + Math.floor(random() * 2200))).toISOString().slice(0, 10),
      stock: shops.flatMap((shopCode) =>
        (kind === 'egg' ? (['eggLot'] as const) : (['IUI', 'ICI', 'IVF'] as const))
          .filter(() => random() < 0.7)
          .map((strawType) => ({
            id: uuid(),
            shopCode,
            strawType,
            motClass: kind === 'egg' ? (0 as const) : pick([2, 5, 10, 20, 30] as const),
            volumeUl: random() < 0.9 ? 500 : 400,
            standards: pick([['eu'], ['us'], ['eu', 'us']] as ('eu' | 'us')[][]),
            available: Math.max(0, Math.floor(random() * 30) - 6),
          })),
      ),
      taken: ['DK', 'DE', 'US']
        .filter(() => random() < 0.3)
        .map((country) => ({
          country,
          state: '',
          unit: 'families' as const,
          placeLimit: 12,
          taken: Math.floor(random() * 13),
        })),
      ownLimits: {},
    }
  })
}
