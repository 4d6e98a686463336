/** Weighted choices, written as a table: `{ blond: 40, brown: 35 }`. */
export type Weights<T extends string> = Readonly<Partial<Record<T, number>>>

/** A stream of chance with a fixed start: the same start gives the same stream on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** In [0, 1), mostly near 0. */
  low(): number
  /** A whole number, both ends included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  weighted<T extends string>(weights: Weights<T>): T
  /** Normally distributed. */
  normal(mean: number, deviation: number): number
  shuffle<T>(list: readonly T[]): T[]
  /** So many different ones, in random order. */
  sample<T>(list: readonly T[], count: number): T[]
  uuid(): string
}

/**
 * Starts a stream from words and numbers. Everything has a stream of its own (a donor's stock, its texts), so that a new
 * draw in one place leaves the rest of the world as it was. Not for secrets: it can be foreseen.
 */
export function startRandom(...seed: (string | number)[]): Random {
  const word = seedWords(seed.join('/'))
  let [a, b, c, d] = [word(), word(), word(), word()]

  // sfc32 in 32-bit integers only: no float whose last digit a processor could decide.
  const nextWord = () => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return sum >>> 0
  }
  for (let warmUp = 0; warmUp < 12; warmUp++) nextWord()

  const next = () => nextWord() / 4_294_967_296
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const shuffle = <T>(list: readonly T[]) => {
    const mixed = [...list]
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = int(0, last)
      ;[mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T]
    }
    return mixed
  }
  return {
    next,
    int,
    low: () => {
      const drawn = next()
      return drawn * drawn
    },
    chance: (probability) => next() < probability,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('Nothing to pick from')
      return list[int(0, list.length - 1)] as (typeof list)[number]
    },
    weighted: (weights) => pickWeighted(weights, next()),
    // Sum of twelve: near enough to normal, and without functions whose last digit differs between machines.
    normal: (mean, deviation) => {
      let sum = -6
      for (let part = 0; part < 12; part++) sum += next()
      return mean + sum * deviation
    },
    shuffle,
    sample: (list, count) => shuffle(list).slice(0, count),
    uuid: () => formatUuid([nextWord(), nextWord(), nextWord(), nextWord()]),
  }
}

function pickWeighted<T extends string>(weights: Weights<T>, drawn: number): T {
  const entries = Object.entries(weights) as [T, number][]
  let rest = drawn * entries.reduce((total, [, weight]) => total + weight, 0)
  for (const [value, weight] of entries) {
    rest -= weight
    if (rest < 0) return value
  }
  const last = entries.at(-1)
  if (!last) throw new RangeError('Nothing to pick from')
  return last[0]
}

/** Version 4 in form, so that it cannot be told from a random one. */
function formatUuid(words: readonly number[]): string {
  const hex = words.map((word) => word.toString(16).padStart(8, '0')).join('')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) & 3]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** xmur3: spreads a text over 32-bit words. */
function seedWords(text: string): () => number {
  let hash = 1_779_033_703 ^ text.length
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3_432_918_353)
    hash = (hash << 13) | (hash >>> 19)
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507)
    hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909)
    hash ^= hash >>> 16
    return hash >>> 0
  }
}
