import { relatives } from '@kindred/domain/vocabulary'
import type { DemoDonor } from '../donors/donor.ts'
import { type Random, startRandom } from '../random.ts'
import { namedHealth } from './named-health.ts'
import type { RelativeHealth } from './profile.ts'

/** A finding with the age it came at, where that is told: `{age}` is drawn between the two. */
type Finding = readonly [text: string, from?: number, to?: number]

const old: readonly Finding[] = [
  ['High blood pressure, treated, from {age}', 52, 68],
  ['Type 2 diabetes from {age}', 56, 72],
  ['Heart attack at {age}', 60, 78],
  ['Stroke at {age}, recovered', 62, 80],
  ['Cataract at {age}, operated', 64, 76],
  ['Hip replaced at {age}', 62, 76],
  ['Bowel cancer at {age}; not inherited, tested', 60, 74],
  ['Breast cancer at {age}, treated; no inherited cause found', 58, 76],
  ['Prostate cancer at {age}, watched', 66, 80],
  ['Alzheimer’s disease from {age}', 74, 84],
  ['Parkinson’s disease from {age}', 68, 78],
  ['Osteoporosis from {age}', 64, 74],
  ['Hearing loss with age'],
  ['Arthritis of the knees'],
  ['Raised cholesterol, treated'],
  ['Lung disease after a life of smoking'],
]

const middle: readonly Finding[] = [
  ['Short-sighted'],
  ['Hay fever'],
  ['High blood pressure, treated, from {age}', 46, 58],
  ['Migraine since {age}', 18, 40],
  ['Underactive thyroid, treated, from {age}', 34, 54],
  ['Gallstones, operated at {age}', 38, 56],
  ['Slipped disc at {age}, no lasting trouble', 34, 52],
  ['Depression at {age}, treated and over', 28, 50],
  ['Type 2 diabetes from {age}', 46, 58],
  ['Psoriasis, mild'],
  ['Asthma, treated'],
  ['Raised cholesterol, treated'],
  ['Kidney stones at {age}', 34, 54],
  ['Varicose veins'],
]

const young: readonly Finding[] = [
  ['Hay fever since school'],
  ['Asthma as a child, outgrown'],
  ['Short-sighted'],
  ['Wisdom teeth removed'],
  ['Eczema as a child, outgrown'],
  ['Broken arm as a child'],
  ['Appendix removed at {age}', 8, 19],
  ['Nut allergy, mild'],
  ['Tonsils removed'],
  ['Migraine, rare'],
  ['Brace on the teeth'],
]

const nothing = 'Nothing reported'

/** Three generations, every relative of DON-06 and the donor: ages that fit each other, and what was told of each. */
export function drawHealthHistory(donor: DemoDonor): RelativeHealth[] {
  const named = namedHealth[donor.code]
  if (named) return [...named]
  const random = startRandom('health', donor.position)
  const history = relatives.map((relative): RelativeHealth => {
    if (relative === 'Sibling') return drawSibling(random, donor.age)
    const isParent = relative === 'Father' || relative === 'Mother'
    const age = donor.age + random.int(22, 34) + (isParent ? 0 : random.int(20, 30))
    return drawElder(random, relative, age, isParent ? middle : old)
  })
  return [
    ...history,
    { relative: 'Donor', age: String(donor.age), findings: drawFindings(random, young, donor.age) },
  ]
}

function drawElder(
  random: Random,
  relative: RelativeHealth['relative'],
  age: number,
  pool: readonly Finding[],
): RelativeHealth {
  const hasDied = random.next() < (age - 62) / 42
  const end = hasDied ? Math.min(age, random.int(Math.max(54, age - 18), Math.max(56, age - 1))) : age
  const told = drawFindings(random, pool, end)
  if (!hasDied) return { relative, age: String(end), findings: told }
  return { relative, age: `died at ${end}`, findings: told[0] === nothing ? ['Of old age'] : told }
}

function drawSibling(random: Random, donorAge: number): RelativeHealth {
  const age = Math.max(3, donorAge + random.int(-8, 8))
  return { relative: 'Sibling', age: String(age), findings: drawFindings(random, young, age) }
}

/** None, one or two, and nothing that came later than the person lived. */
function drawFindings(random: Random, pool: readonly Finding[], age: number): string[] {
  const count = random.weighted<'0' | '1' | '2'>({ 0: 30, 1: 45, 2: 25 })
  const possible = pool.filter(([, from = 0]) => from < age)
  const drawn = random.sample(possible, Number(count)).map(([text, from, to]) => {
    if (from === undefined || to === undefined) return text
    return text.replace('{age}', String(random.int(from, Math.min(to, age - 1))))
  })
  return drawn.length > 0 ? drawn : [nothing]
}
