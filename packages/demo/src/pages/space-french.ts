import { mapTexts } from './map-texts.ts'
import type { PageText } from './page-writing.ts'

/**
 * French as it is printed: the space before ; : ! ? and within « » never breaks the line, so that no sign begins one.
 * Written with plain spaces, which can be seen while one writes.
 */
export function spaceFrench(words: PageText): PageText {
  return mapTexts(words, (text) =>
    text
      .replace(/ ([;!?])/g, '\u202f$1')
      .replace(/ ([:»])/g, '\u00a0$1')
      .replace(/« /g, '«\u00a0'),
  )
}
