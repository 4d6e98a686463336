import { mapTexts } from './map-texts.ts'
import type { PageText } from './page-writing.ts'

/** British words of our pages and how they are written in the United States. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b([Cc])olour/g, '$1olor'],
  [/\b([Ff])avourite/g, '$1avorite'],
  [/\b([Cc])entre/g, '$1enter'],
  [/\b([Ff])ibre/g, '$1iber'],
  [/\b([Tt])ravell(ed|ing|er)/g, '$1ravel$2'],
  [/\b([Cc])ancell(ed|ing)/g, '$1ancel$2'],
  [/\b([Ll])icen(c)e/g, '$1icense'],
  [/\b([Pp])ostcode/g, '$1ostal code'],
  [/\b([Oo])rganis/g, '$1rganiz'],
  [/\b([Rr])ecognis/g, '$1ecogniz'],
  [/\b([Aa])nalys(e|ed|es)\b/g, '$1nalyz$2'],
  [/\b([Ff])ertilis/g, '$1ertiliz'],
  [/\b([Bb])ehaviour/g, '$1ehavior'],
  [/\b([Pp])rogramme/g, '$1rogram'],
  [/\b([Jj])udgement/g, '$1udgment'],
  [/\b([Mm])um\b/g, '$1om'],
]

/** The English words of a page as Americans spell them. Slugs stay: an address is no matter of spelling. */
export function toAmerican(words: PageText): PageText {
  return mapTexts(words, (text) =>
    spellings.reduce((spelt, [british, american]) => spelt.replace(british, american), text),
  )
}
