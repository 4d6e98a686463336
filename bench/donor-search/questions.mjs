import { makeRandom } from '../../apps/api/src/search/testing/random-donors.ts'

const sorts = ['newest', 'stock', 'price', 'name']

/** What many visitors ask alike: 24 filters in four orders. */
export const sharedQuestions = []
for (const tier of ['Basic', 'Extended', 'Exclusive'])
  for (const hairColour of [['black'], ['brown'], ['blond', 'red'], ['grey', 'brown']])
    for (const strawType of ['IUI', 'ICI'])
      for (const sort of sorts)
        sharedQuestions.push({ filter: { tier: [tier], hairColour, strawType: [strawType] }, sort, take: 20 })

const lists = {
  releaseType: ['idRelease', 'nonIDRelease'],
  tier: ['Basic', 'Extended', 'Exclusive'],
  hairColour: ['black', 'brown', 'blond', 'red', 'grey'],
  eyeColour: ['blue', 'brown', 'green', 'hazel', 'grey'],
  bloodType: ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', '0+', '0-'],
  races: ['caucasian', 'african', 'asian', 'latin', 'mixed'],
  ethnicities: ['Danish', 'German', 'Irish', 'Italian', 'Nigerian', 'Ghanaian', 'Chinese', 'Indian', 'Greek'],
  skinTone: ['fair', 'medium', 'olive', 'brown', 'dark'],
  education: ['school', 'bachelor', 'master', 'phd', 'craft'],
  occupation: Array.from({ length: 40 }, (_, n) => `occupation ${n}`),
  languages: ['en', 'da', 'de', 'fr', 'es', 'it', 'zh', 'hi'],
  cmv: ['negative', 'positive', 'unknown'],
  testedGenes: ['CFTR', 'SMN1', 'HBB', 'HBA1', 'GJB2', 'PAH', 'ATP7B', 'HEXA'],
  strawType: ['IUI', 'ICI', 'IVF'],
}
const bounds = {
  heightMin: [160, 190],
  heightMax: [170, 200],
  weightMin: [55, 85],
  weightMax: [70, 105],
  stockMin: [1, 40],
}
const flags = [
  'pregnanciesReported',
  'adultPhotos',
  'audio',
  'geneticMatching',
  'faceMatching',
  'freeQuotaPlace',
]
const names = [...Object.keys(lists), ...Object.keys(bounds), ...flags]

/** Makes questions with three different filters each, picked at random with one to three of their values. */
export function makeAsker(seed) {
  const random = makeRandom(seed)
  const whole = (least, most) => least + Math.floor(random() * (most - least + 1))
  const pick = (list) => list[whole(0, list.length - 1)]
  const readValue = (name) => {
    if (name in bounds) return whole(...bounds[name])
    if (flags.includes(name)) return random() < 0.8
    return [...new Set(Array.from({ length: whole(1, 3) }, () => pick(lists[name])))]
  }
  return () => {
    const filter = {}
    while (Object.keys(filter).length < 3) {
      const name = pick(names)
      filter[name] ??= readValue(name)
    }
    return { filter, sort: pick(sorts), take: 20 }
  }
}
