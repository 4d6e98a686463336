import type { Locale } from '@kindred/domain/vocabulary'

/** The language words are in, where it is another than the one asked for (I18N-02): a browser and a voice must be told. */
export function nameOther(spoken: Locale | null | undefined, asked: Locale): Locale | undefined {
  return spoken && spoken !== asked ? spoken : undefined
}
