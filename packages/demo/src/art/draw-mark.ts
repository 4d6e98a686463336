/** Marks of oversight for the footer, drawn in light lines for its dark ground. Invented: no body of the world has them. */
const markNames = ['mark-licence', 'mark-quality'] as const
export type MarkName = (typeof markNames)[number]

const light = '#F3ECE2'
const ring = (radius: number, width = 3) =>
  `<circle cx="80" cy="80" r="${radius}" fill="none" stroke="${light}" stroke-width="${width}"/>`

const drawings: Record<MarkName, string> = {
  // A seal: growth rings around a tick.
  'mark-licence': `${ring(72)}${ring(60, 1.5)}${ring(52, 1)}<path d="M54 82l18 18 36-40" fill="none" stroke="#E3B457" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
  // A shield that three threads cross.
  'mark-quality': `<path d="M80 8l60 20v44c0 40-26 66-60 80-34-14-60-40-60-80V28z" fill="none" stroke="${light}" stroke-width="3.5" stroke-linejoin="round"/>
    <path d="M36 60c30-24 58 42 88 18" fill="none" stroke="#7FC1AC" stroke-width="4"/><path d="M36 78c30 24 58-42 88-18" fill="none" stroke="#E58A5D" stroke-width="4"/><path d="M36 96c30 8 58-30 88 2" fill="none" stroke="#A890C4" stroke-width="4"/>`,
}

/** @returns an SVG of 160 × 160 */
export const drawMark = (name: MarkName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">${drawings[name]}</svg>`
