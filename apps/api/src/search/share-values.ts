import type { DonorRecord } from '../donors/donor-record.ts'

/**
 * Makes donors hold one copy of what many of them have alike (a colour, a list of languages) instead of one each. At 100,000
 * donors that is a good quarter of their memory, and memory that lives long is what pauses of the garbage collector grow with.
 */
export function shareValues(): (donor: DonorRecord) => DonorRecord {
  const texts = new Map<string, string>()
  const lists = new Map<string, readonly string[]>()
  const text = <T extends string | null>(value: T): T => {
    if (value === null) return value
    const known = texts.get(value)
    if (known === undefined) texts.set(value, value)
    return (known ?? value) as T
  }
  const list = <T extends string>(values: T[]): T[] => {
    const key = values.join('\u0000')
    const known = lists.get(key)
    if (known) return known as T[]
    const shared = values.map(text)
    lists.set(key, shared)
    return shared
  }
  return (donor) => ({
    ...donor,
    kind: text(donor.kind),
    releaseType: text(donor.releaseType),
    tier: text(donor.tier),
    hairColour: text(donor.hairColour),
    hairTexture: text(donor.hairTexture),
    eyeColour: text(donor.eyeColour),
    skinTone: text(donor.skinTone),
    bloodType: text(donor.bloodType),
    cmv: text(donor.cmv),
    education: text(donor.education),
    occupation: text(donor.occupation),
    races: list(donor.races),
    ethnicities: list(donor.ethnicities),
    languages: list(donor.languages),
    shippedFrom: list(donor.shippedFrom),
    testedGenes: list(donor.testedGenes),
    stock: donor.stock.map((item) => ({
      ...item,
      shopCode: text(item.shopCode),
      strawType: text(item.strawType),
      standards: list(item.standards),
    })),
    taken: donor.taken.map((record) => ({
      ...record,
      country: text(record.country),
      state: text(record.state),
      unit: text(record.unit),
    })),
  })
}
