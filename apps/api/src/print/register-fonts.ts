import { readFile } from 'node:fs/promises'
import { Font } from '@react-pdf/renderer'
import subsetFont from 'subset-font'
import { chooseFonts, type FontSlice } from './choose-fonts.ts'

const registered = new Map<string, Promise<void>>()

export type DocumentFonts = { sans: string[]; serif: string[]; bold: string[] }

/** Names of the fonts that write a text, ready to be used; each is unpacked once. */
export async function registerFonts(locale: string, text: string): Promise<DocumentFonts> {
  // Words are never broken at random: a name or a gene stays whole.
  Font.registerHyphenationCallback((word) => [word])
  const [sans, serif] = await Promise.all([
    chooseFonts('sans', locale, text),
    chooseFonts('serif', locale, text),
  ])
  const register = (slices: FontSlice[], weight: number) =>
    Promise.all(slices.map((slice) => registerSlice(slice, weight)))
  return {
    sans: await register(sans, 400),
    bold: await register(sans, 600),
    serif: await register(serif, 400),
  }
}

/** The packages hold fonts compressed for browsers and variable in weight; a document wants one weight, unpacked. */
async function registerSlice(slice: FontSlice, weight: number): Promise<string> {
  const name = `${slice.family} ${weight}`
  let done = registered.get(name)
  if (!done) {
    done = unpack(slice, weight).then((src) => Font.register({ family: name, src }))
    registered.set(name, done)
  }
  await done
  return name
}

async function unpack({ path, ranges }: FontSlice, weight: number): Promise<string> {
  const bytes = await subsetFont(await readFile(path), listSigns(ranges), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
  return `data:font/ttf;base64,${bytes.toString('base64')}`
}

function listSigns(ranges: FontSlice['ranges']): string {
  return ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .join('')
}
