import { startRandom } from '../../random.ts'
import type { Picture } from './pictures.ts'

const width = 1600
const height = 900

type Palette = { sky: [string, string]; ground: [string, string, string, string]; sun: string; line: string }

/** Warm neutrals with one voice each, from the tokens of the house. */
const palettes: Record<Picture['palette'], Palette> = {
  apricot: {
    sky: ['#f9efe3', '#f1d8c3'],
    ground: ['#edc6ac', '#c9aabb', '#8d7aa2', '#2f6158'],
    sun: '#e58a5f',
    line: '#7a3f22',
  },
  juniper: {
    sky: ['#eef4f1', '#cfe0d9'],
    ground: ['#b9d2c8', '#86aca0', '#4f746f', '#1e4a43'],
    sun: '#f2c98a',
    line: '#1e4a43',
  },
  heather: {
    sky: ['#f6eff4', '#e3d3e2'],
    ground: ['#d9bfd4', '#b79bc0', '#8d7aa2', '#4a3a63'],
    sun: '#e9b27f',
    line: '#4a3a63',
  },
  honey: {
    sky: ['#fbf3e0', '#f3dfb6'],
    ground: ['#ecd09a', '#d9ae73', '#8f8f6c', '#3d5a50'],
    sun: '#fff6df',
    line: '#6b4a1c',
  },
}

/**
 * One drawing of 1600 × 900 as SVG: tides below a disc, and on them threads, growth rings or seeds. The same name always
 * gives the same drawing.
 */
export function drawPicture({ name, motif, palette }: Pick<Picture, 'name' | 'motif' | 'palette'>): string {
  const random = startRandom('picture', name)
  const colours = palettes[palette]
  const between = (from: number, to: number) => from + random.next() * (to - from)
  const sun = { x: between(300, 1300), y: between(190, 330), r: between(90, 140) }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="${colours.sky[0]}"/><stop offset="1" stop-color="${colours.sky[1]}"/></linearGradient></defs>`,
    `<path fill="url(#s)" d="M0 0h${width}v${height}H0z"/>`,
    `<circle cx="${round(sun.x)}" cy="${round(sun.y)}" r="${round(sun.r)}" fill="${colours.sun}"/>`,
    ...(motif === 'rings' ? drawRings(sun, colours.line) : []),
    ...colours.ground.map((colour, index) => drawTide(height * (0.48 + index * 0.13), between, colour)),
    ...(motif === 'threads' ? drawThreads(between, colours) : []),
    ...(motif === 'seeds' ? drawSeeds(between, colours) : []),
    '</svg>',
  ].join('')
}

type Between = (from: number, to: number) => number

function drawTide(level: number, between: Between, colour: string): string {
  const points = [0, 1, 2, 3, 4].map((step) => [step * 400, level + between(-60, 60)] as const)
  return `<path fill="${colour}" d="${curve(points)}V${height}H0z"/>`
}

function drawRings({ x, y, r }: { x: number; y: number; r: number }, line: string): string[] {
  return [1.25, 1.55, 1.95, 2.45, 3.05, 3.8].map(
    (scale, index) =>
      `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r * scale)}" fill="none" stroke="${line}" stroke-opacity="${0.5 - index * 0.06}" stroke-width="2.5"/>`,
  )
}

/** Three lines that cross, part and meet again. */
function drawThreads(between: Between, { sun, sky, line }: Palette): string[] {
  return [sun, sky[0], line].map((colour) => {
    const points = [0, 1, 2, 3, 4].map((step) => [step * 400, 470 + between(-190, 190)] as const)
    return `<path fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round" d="${curve(points)}"/>`
  })
}

function drawSeeds(between: Between, { sky, sun }: Palette): string[] {
  return Array.from({ length: 26 }, (_, index) => {
    const [x, y, turn, size] = [between(60, 1540), between(470, 850), between(-50, 50), between(12, 26)].map(
      round,
    )
    const fill = index % 3 === 0 ? sun : sky[0]
    return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${round((size ?? 20) * 0.45)}" fill="${fill}" fill-opacity=".85" transform="rotate(${turn} ${x} ${y})"/>`
  })
}

/** A smooth line through points that are equally far apart. */
function curve(points: readonly (readonly [number, number])[]): string {
  const [start, ...rest] = points
  let [fromX, fromY] = start ?? [0, 0]
  let path = `M${round(fromX)} ${round(fromY)}`
  for (const [x, y] of rest) {
    const middle = (fromX + x) / 2
    path += `C${round(middle)} ${round(fromY)} ${round(middle)} ${round(y)} ${round(x)} ${round(y)}`
    ;[fromX, fromY] = [x, y]
  }
  return path
}

const round = (value: number) => Math.round(value * 10) / 10
