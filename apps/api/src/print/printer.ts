import type { Failure, Result } from '@kindred/domain/result'

/** What can be printed: a donor's profile, an invoice or credit note, the New York form. */
export type DocumentKind = 'profile' | 'invoice' | 'newYorkForm'

/**
 * A document to be made: its words are written and its pictures fetched, so whoever draws it needs nothing else.
 * `Props` are those of its component, but for the fonts, which are chosen by the words.
 */
export type DocumentOrder<Props extends { words: object } = { words: object }> = {
  kind: DocumentKind
  /** As in a path, such as `da-dk`: which letters the signs of the words have. */
  locale: string
  props: Props
}

export type Printer = {
  /** The document as PDF; a refusal only where too many wait or it took too long. @throws where it cannot be drawn */
  print: (order: DocumentOrder) => Promise<Result<Uint8Array, Failure<'printer-busy'>>>
  close: () => Promise<void>
}
