import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A slice of a typeface: the letters it has, and where it lies. */
export type FontSlice = { family: string; path: string; ranges: readonly (readonly [number, number])[] }

/** Typefaces by what they write; in Chinese and Japanese the same signs look different, so the language decides. */
const faces = {
  sans: '@fontsource-variable/source-sans-3',
  serif: '@fontsource-variable/literata',
  zh: '@fontsource-variable/noto-sans-sc',
  ja: '@fontsource-variable/noto-sans-jp',
} as const
type Face = keyof typeof faces

const require = createRequire(import.meta.url)
const known = new Map<Face, Promise<FontSlice[]>>()

/**
 * The slices that hold the letters of a text, the face itself first: only these are read and put into the document.
 *
 * @param locale as in a path, such as `ja-jp`
 */
export async function chooseFonts(
  face: 'sans' | 'serif',
  locale: string,
  text: string,
): Promise<FontSlice[]> {
  const eastern: Face = locale.startsWith('ja') ? 'ja' : 'zh'
  const slices = [...(await readSlices(face)), ...(await readSlices(eastern))]
  const needed = new Set<FontSlice>()
  for (const sign of new Set(text)) {
    const code = sign.codePointAt(0) ?? 0
    const slice = slices.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))
    if (slice) needed.add(slice)
  }
  return slices.filter((slice) => needed.has(slice))
}

function readSlices(face: Face): Promise<FontSlice[]> {
  let slices = known.get(face)
  if (!slices) {
    slices = readStyleSheet(faces[face])
    known.set(face, slices)
  }
  return slices
}

/** The style sheet of a typeface says which file has which letters. */
async function readStyleSheet(name: string): Promise<FontSlice[]> {
  const sheet = require.resolve(`${name}/wght.css`)
  const rules = (await readFile(sheet, 'utf8')).matchAll(
    /url\(\.\/(files\/([^)]+)\.woff2)\)[^}]*?unicode-range:\s*([^;]+);/g,
  )
  return [...rules].map(([, file = '', family = '', ranges = '']) => ({
    family,
    path: join(dirname(sheet), file),
    ranges: ranges.split(',').map(readRange),
  }))
}

/** `U+0-FF`, `U+131` or `U+4??`. */
function readRange(text: string): readonly [number, number] {
  const [from = '', to = from] = text.trim().replace(/^U\+/i, '').split('-')
  return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)]
}
