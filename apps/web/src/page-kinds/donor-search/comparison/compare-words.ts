import { mostCompared } from '@kindred/domain/donors/compare-donors'
import type { Translate } from '../../../texts/get-texts.ts'

export type CompareWords = {
  label: string
  clear: string
  /** `{name}` stands for who is taken out. */
  remove: string
  /** By how many are chosen. */
  room: readonly (string | undefined)[]
  open: readonly (string | undefined)[]
}

/** Everything the tray may come to say: it changes in the browser, and the grammar of numbers stays here. */
export function readCompareWords(t: Translate): CompareWords {
  const counts = Array.from({ length: mostCompared + 1 }, (_, count) => count)
  return {
    label: t('compare.tray'),
    clear: t('compare.clear'),
    remove: t('compare.remove', { name: '{name}' }),
    room: counts.map((count) =>
      count < mostCompared ? t('compare.room', { count: mostCompared - count }) : undefined,
    ),
    open: counts.map((count) => (count > 1 ? t('compare.open', { count }) : undefined)),
  }
}
