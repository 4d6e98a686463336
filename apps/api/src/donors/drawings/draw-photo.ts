import { createHash } from 'node:crypto'
import { drawPortraitParts, type PortraitParts, type Traits } from './portrait-parts.ts'

/** Pixels of a drawn photograph. */
export const photoSize = { width: 720, height: 900 }

const childGrounds = ['#F3E2B8', '#F5DCCB', '#D9E6E0', '#E3D8EC']
const grounds = ['#D4E1E6', '#E8DCD2', '#DDE6DC', '#E3D8EC', '#F1E3CB', '#D9E6E0']
const line = '#2B2233'

/** What stands in for a photograph in the demo world: the donor's drawing on a print, as a child or grown up. SVG. */
export function drawPhoto(
  donor: Traits,
  { kind, position }: { kind: 'childhoodPhoto' | 'adultPhoto'; position: number },
): string {
  const { width, height } = photoSize
  const chance = createHash('sha1').update(`${donor.code} ${kind} ${position}`).digest().readUInt8(0)
  const isChild = kind === 'childhoodPhoto'
  const parts = drawPortraitParts(donor, position + 1)
  const colours = isChild ? childGrounds : grounds
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours[chance % colours.length]}"/>`,
    places[(chance >> 3) % places.length]?.(chance) ?? '',
    isChild ? placeChild(parts) : placeAdult(parts, chance),
    '</svg>',
  ].join('')
}

/** All layers without the frame of the SVG. */
const layers = ({ face, body, hair, lips, beard, rest }: PortraitParts) =>
  `${face}${body}${hair}${lips}${beard}${rest.join('').replace(/(<\/g>)?<\/svg>$/, '')}`

function placeAdult(parts: PortraitParts, chance: number): string {
  const mirror = chance % 2 === 0 ? '' : 'translate(1744 0) scale(-1 1)'
  return `<g transform="translate(-60 90) scale(.483)"><g transform="${mirror}">${layers(parts)}</g></g>`
}

/** A child's proportions: a large head over small shoulders; no beard and no glasses. */
function placeChild(parts: PortraitParts): string {
  const body = `<g transform="translate(875 1080) scale(.68 .76) translate(-875 -1080)">${parts.body}</g>`
  const rest = parts.rest.filter((_, at) => at !== glassesLayer)
  return `<g transform="translate(-84 106) scale(.508)">${layers({ ...parts, body, beard: '', rest })}</g>`
}

/** Nose, eyes, glasses, brows, gesture. */
const glassesLayer = 2

/** What is behind the person: hills, a window, a wall with a picture, the sea. */
const places: readonly ((chance: number) => string)[] = [
  (chance) =>
    `<circle cx="${140 + chance}" cy="170" r="64" fill="#F0B98F" opacity=".7"/><path d="M0 620C160 520 300 600 430 540S640 470 720 520V900H0z" fill="#9FC0B6"/><path d="M0 720C200 640 420 760 720 650V900H0z" fill="#6C9A8F"/>`,
  () =>
    `<rect x="60" y="80" width="280" height="400" rx="10" fill="#FFFDFA" opacity=".8"/><path d="M200 80V480M60 280H340" stroke="${line}" stroke-width="6" opacity=".35"/><path d="M60 420C140 370 240 440 340 380V480H60z" fill="#9FC0B6"/>`,
  () =>
    `<rect x="440" y="90" width="210" height="260" rx="6" fill="#FFFDFA" stroke="${line}" stroke-width="6" stroke-opacity=".4"/><path d="M470 320C500 220 540 300 560 240S620 280 620 320z" fill="#8D76A6" opacity=".6"/><path d="M0 760H720V900H0z" fill="${line}" opacity=".12"/>`,
  (chance) =>
    [0, 1, 2, 3]
      .map(
        (row) =>
          `<path d="M-20 ${560 + row * 90}C120 ${530 + row * 90 + (chance % 20)} 260 ${600 + row * 90} 400 ${560 + row * 90}S640 ${540 + row * 90} 760 ${580 + row * 90}V920H-20z" fill="${['#C9DCD5', '#9FC0B6', '#6C9A8F', '#3F756B'][row]}"/>`,
      )
      .join(''),
]
