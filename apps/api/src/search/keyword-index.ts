import { type Bitset, setBit } from './bitset.ts'
import type { SetMemory } from './set-memory.ts'

/** Finds donors by the beginnings of words. Every word asked for must begin a word of the donor. */
export class KeywordIndex {
  readonly #sets: SetMemory
  readonly #docsByToken = new Map<string, number[]>()
  #sorted: string[] | null = null

  constructor(sets: SetMemory) {
    this.#sets = sets
  }

  /**
   * Replaces the text of one donor; false when it is what it was.
   * @param old what was last set, null at first: it is not kept here, since the donor's record holds it
   */
  set(doc: number, text: string, old: string | null): boolean {
    if (text === old) return false
    for (const token of new Set(splitWords(old ?? ''))) {
      const docs = this.#docsByToken.get(token) ?? []
      docs.splice(docs.indexOf(doc), 1)
    }
    for (const token of new Set(splitWords(text))) {
      const docs = this.#docsByToken.get(token)
      if (docs) docs.push(doc)
      else {
        this.#docsByToken.set(token, [doc])
        this.#sorted = null
      }
    }
    return true
  }

  /** Donors that match, or null when the text holds no word; the set lasts as long as the search. */
  find(text: string): Bitset | null {
    const wanted = splitWords(text)
    const [first, ...rest] = wanted
    if (first === undefined) return null
    const found = this.#startingWith(first)
    for (const word of rest) this.#sets.combine('and', found, this.#startingWith(word), found)
    return found
  }

  #startingWith(prefix: string): Bitset {
    const found = this.#sets.take().fill(0)
    this.#sorted ??= [...this.#docsByToken.keys()].sort()
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#sorted[middle] as string) < prefix) low = middle + 1
      else high = middle
    }
    for (let i = low; i < this.#sorted.length && (this.#sorted[i] as string).startsWith(prefix); i++)
      for (const doc of this.#docsByToken.get(this.#sorted[i] as string) ?? []) setBit(found, doc, true)
    return found
  }
}

const wordPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu

/**
 * Words in lower case without accents. Scripts that write no spaces are taken sign by sign. At most eight words count
 * in a question of 100 characters or fewer.
 */
export function splitWords(text: string): string[] {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().match(wordPattern) ?? []
}
