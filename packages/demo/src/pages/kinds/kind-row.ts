import type { PageKind } from '@kindred/content/config/page-kinds.ts'
import type { Block } from '../page-writing.ts'

/** Title and intro, the blocks before the application of the kind, and those after it. */
export type KindWords = readonly [title: string, intro: string, blocks?: Block[], below?: Block[]]
export type KindRow = { kind: PageKind; en: KindWords; da: KindWords; de: KindWords }

export const row = (kind: PageKind, en: KindWords, da: KindWords, de: KindWords): KindRow => ({
  kind,
  en,
  da,
  de,
})
