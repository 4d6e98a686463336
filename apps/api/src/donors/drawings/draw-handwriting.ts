import { createHash } from 'node:crypto'
import { type Glyph, glyphs } from './glyphs.ts'

/** Pixels of a drawn sheet. */
export const sheetSize = { width: 1200, height: 640 }

const margin = 80
const lineHeight = 92
const letterHeight = 38

/**
 * What stands in for a donor's handwriting in the demo world: the words of a text, drawn letter by letter in a hand that
 * is the same for the same donor for ever. Letters that have no drawing are left out. SVG.
 */
export function drawHandwriting(code: string, text: string): string {
  const hand = createHash('sha1').update(code).digest()
  const dice = (at: number) => hand.readUInt8(at % 20) / 255
  const slant = dice(0) * 0.35 - 0.05
  const size = letterHeight * (0.85 + dice(1) * 0.3)
  const gap = 5 + dice(2) * 7
  const weight = 2.6 + dice(3) * 2
  const colour = dice(4) < 0.7 ? '#2B3550' : '#2B2233'
  const { width, height } = sheetSize
  let [x, y] = [margin, margin + lineHeight * 0.6]
  const paths: string[] = []
  const advance = (word: string) =>
    [...word].reduce((sum, sign) => sum + (findGlyph(sign)?.width ?? 0.4) * size + gap, 0)
  for (const [at, word] of text.split(/\s+/).entries()) {
    if (x > margin && x + advance(word) > width - margin) {
      x = margin + dice(at) * 8
      y += lineHeight
    }
    if (y > height - margin / 2) break
    for (const [place, sign] of [...word].entries()) {
      const glyph = findGlyph(sign)
      if (!glyph) continue
      const large = /\p{Lu}/u.test(sign) ? 1.45 : 1
      const lift = (dice(at + place) - 0.5) * 5
      for (const stroke of glyph.strokes)
        paths.push(
          curve(
            stroke.map(([dx, dy], point) => [
              x + dx * size * large + (1 - dy) * size * slant + (dice(at + place + point) - 0.5) * 2.2,
              y + lift - (1 - dy) * size * large + size + (dice(place + point) - 0.5) * 2.2,
            ]),
          ),
        )
      x += glyph.width * size * large + gap
    }
    x += size * 0.55
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#FFFDFA"/>`,
    Array.from(
      { length: 6 },
      (_, row) =>
        `<path d="M${margin / 2} ${margin + lineHeight * (row + 0.6) + size + 10}H${width - margin / 2}" stroke="#D9E6E0" stroke-width="2"/>`,
    ).join(''),
    `<g fill="none" stroke="${colour}" stroke-width="${weight.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round">`,
    ...paths.map((path) => `<path d="${path}"/>`),
    '</g></svg>',
  ].join('')
}

function findGlyph(sign: string): Glyph | undefined {
  const plain = sign.normalize('NFD').replace(/\p{M}/gu, '')
  return glyphs[plain] ?? glyphs[plain.toLowerCase()]
}

/** A line through points without corners (Catmull-Rom). */
function curve(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) =>
    points[Math.min(points.length - 1, Math.max(0, index))] as readonly [number, number]
  const print = (value: number) => value.toFixed(1)
  const [startX, startY] = at(0)
  let path = `M${print(startX)} ${print(startY)}`
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const numbers = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    ]
    path += `C${numbers.map(print).join(' ')}`
  }
  return path
}
