import { type Random, startRandom } from '../random.ts'

/** Sizes of a drawing; large enough for every preset of a picture. */
export const sceneWidth = 2100
export const sceneHeight = 1180

export const sceneNames = ['tide', 'threads', 'rings', 'seeds', 'dusk', 'meadow'] as const
export type SceneName = (typeof sceneNames)[number]

type Point = [x: number, y: number]

/** Our own drawings as SVG: threads, tides, growth rings, seeds. The same on every machine. */
export function drawScene(name: SceneName): string {
  const random = startRandom('art', name)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sceneWidth} ${sceneHeight}" width="${sceneWidth}" height="${sceneHeight}">`,
    scenes[name](random),
    '</svg>',
  ].join('')
}

const scenes: Record<SceneName, (random: Random) => string> = {
  tide: (random) =>
    sky('#fdf3e9', '#f3dccb') +
    sun(1480, 330, 150, '#f0b98f') +
    waves(random, ['#c9dcd5', '#9fc0b6', '#6c9a8f', '#3f756b', '#1e4a43', '#15352f'], 470, 120),
  threads: (random) => ground('#f5f1ef') + threads(random),
  rings: (random) =>
    ground('#f3e2b8') + rings(random, 700, 640, 26, '#70490a') + rings(random, 1650, 380, 15, '#9a431d'),
  seeds: (random) => ground('#e4eeea') + seeds(random),
  dusk: (random) =>
    sky('#31283d', '#8d76a6') +
    sun(620, 400, 120, '#f3c9a6') +
    waves(random, ['#6f5a86', '#5b4575', '#483660', '#37294b', '#2b2233'], 520, 140),
  meadow: (random) => sky('#eef4f0', '#fbebe0') + meadow(random),
}

const round = (value: number) => Math.round(value * 10) / 10
const ground = (colour: string) => `<rect width="${sceneWidth}" height="${sceneHeight}" fill="${colour}"/>`
const sky = (above: string, below: string) =>
  `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient><rect width="${sceneWidth}" height="${sceneHeight}" fill="url(#sky)"/>`
const sun = (x: number, y: number, radius: number, colour: string) =>
  [1.9, 1.45, 1]
    .map(
      (by, at) =>
        `<circle cx="${x}" cy="${y}" r="${round(radius * by)}" fill="${colour}" opacity="${0.25 + at * 0.3}"/>`,
    )
    .join('')

/** A line through points without corners. */
function curve(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points
  let path = `M${round(first[0])} ${round(first[1])}`
  let before = first
  for (const [x, y] of rest) {
    const half = (before[0] + x) / 2
    path += `C${round(half)} ${round(before[1])} ${round(half)} ${round(y)} ${round(x)} ${round(y)}`
    before = [x, y]
  }
  return path
}

function waves(random: Random, colours: readonly string[], top: number, gap: number): string {
  return colours
    .map((colour, row) => {
      const crests = Array.from(
        { length: 8 },
        (_, at): Point => [
          at * 340 - 140,
          top + row * gap + (at % 2 === 0 ? -1 : 1) * random.int(14, 52 - row * 3),
        ],
      )
      return `<path d="${curve(crests)}V${sceneHeight}H-140z" fill="${colour}"/>`
    })
    .join('')
}

/** Three bundles that cross, part and meet again. */
function threads(random: Random): string {
  const bundles = [
    { colour: '#1e4a43', from: 280, to: 860 },
    { colour: '#8d76a6', from: 620, to: 260 },
    { colour: '#c96f43', from: 900, to: 560 },
  ]
  return bundles
    .map(({ colour, from, to }) => {
      const bends = [from, random.int(200, 980), 590, random.int(200, 980), to]
      return Array.from({ length: 13 }, (_, at) => {
        const spread = (at - 6) * 15
        const points = bends.map((y, bend): Point => [bend * 560 - 70, y + spread * (bend === 2 ? 0.18 : 1)])
        return `<path d="${curve(points)}" fill="none" stroke="${colour}" stroke-width="${round(1.6 + random.next() * 2.4)}" opacity="${round(0.45 + random.next() * 0.5)}"/>`
      }).join('')
    })
    .join('')
}

function rings(random: Random, x: number, y: number, count: number, colour: string): string {
  const wobble = Array.from({ length: 7 }, () => 0.92 + random.next() * 0.16)
  return Array.from({ length: count }, (_, ring) => {
    const radius = 24 + ring * 25 + random.int(0, 7)
    const points = wobble.map((by, at): Point => {
      const angle = (at / wobble.length) * 2 * Math.PI
      return [x + Math.cos(angle) * radius * by, y + Math.sin(angle) * radius * by]
    })
    return `<path d="${loop(points)}" fill="none" stroke="${colour}" stroke-width="${round(1.5 + random.next() * 3.5)}" opacity="${round(0.3 + random.next() * 0.5)}"/>`
  }).join('')
}

/** A closed line through points without corners (Catmull-Rom). */
function loop(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] as Point
  const [x, y] = at(0)
  return points.reduce(
    (path, _, index) => {
      const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
      const near: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
      const far: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
      return `${path}C${[...near, ...far, ...to].map(round).join(' ')}`
    },
    `M${round(x)} ${round(y)}`,
  )
}

function seeds(random: Random): string {
  const colours = ['#1e4a43', '#8d76a6', '#e58a5f', '#e7b85c', '#6c9a8f']
  return Array.from({ length: 70 }, (_, at) => {
    const x = ((at % 10) + 0.5) * 210 + random.int(-60, 60)
    const y = (Math.floor(at / 10) + 0.5) * 170 + random.int(-45, 45)
    const size = random.int(34, 66)
    return `<path transform="translate(${x} ${y}) rotate(${random.int(0, 359)}) scale(${round(size / 40)})" d="M0-40C26-18 26 18 0 40-26 18-26-18 0-40z" fill="${random.pick(colours)}" opacity="${round(0.55 + random.next() * 0.4)}"/>`
  }).join('')
}

function meadow(random: Random): string {
  const colours = ['#1e4a43', '#3f756b', '#6c9a8f', '#9a431d', '#8d76a6']
  return Array.from({ length: 64 }, () => {
    const x = random.int(-20, sceneWidth + 20)
    const top = random.int(330, 900)
    const lean = random.int(-140, 140)
    const colour = random.pick(colours)
    const leaf = (along: number, side: number) => {
      const y = sceneHeight + (top - sceneHeight) * along
      return `<path transform="translate(${round(x + lean * along * along)} ${round(y)}) rotate(${side * random.int(35, 60)})" d="M0 0C18-24 18-62 0-86-18-62-18-24 0 0z" fill="${colour}"/>`
    }
    const stem = `<path d="M${x} ${sceneHeight}Q${x} ${round((sceneHeight + top) / 2)} ${x + lean} ${top}" fill="none" stroke="${colour}" stroke-width="5"/>`
    const head = `<circle cx="${x + lean}" cy="${top}" r="${random.int(14, 34)}" fill="${random.pick(['#e58a5f', '#e7b85c', '#e3d8ec', '#f5dccb'])}"/>`
    return `<g opacity="0.9">${stem}${leaf(0.35, 1)}${leaf(0.55, -1)}${head}</g>`
  }).join('')
}
