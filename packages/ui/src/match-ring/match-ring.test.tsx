import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MatchRing } from './match-ring.tsx'

const draw = (score: number) =>
  renderToStaticMarkup(<MatchRing score={score} label="82 percent" percentText="82 %" word="match" />)
/** How much of the ring is filled, 0 to 1. */
function readFilled(html: string): number {
  const [filled, whole] = /stroke-dasharray="([\d.]+) ([\d.]+)"/.exec(html)?.slice(1).map(Number) ?? []
  return (filled ?? Number.NaN) / (whole ?? Number.NaN)
}

it('FACE-01 draws the score as a ring with the percent and the word match, and says it in words', () => {
  const html = draw(0.82)
  expect(html.replace(/<[^>]+>/g, '')).toBe('82 %match')
  expect(html).toContain('role="img" aria-label="82 percent"')
  expect(readFilled(html)).toBeCloseTo(0.82, 2)
  expect([draw(0), draw(1), draw(1.2), draw(-1)].map(readFilled)).toEqual([0, 1, 1, 0])
})

it('FACE-02 has a radius of 46', () => {
  const circles = [...draw(0.5).matchAll(/<circle[^>]* r="([^"]+)"/g)].map(([, radius]) => radius)
  expect(circles).toEqual(['46', '46'])
  expect(Number(/stroke-dasharray="[\d.]+ ([\d.]+)"/.exec(draw(0.5))?.[1])).toBeCloseTo(2 * Math.PI * 46, 0)
})

it('FACE-03 fills for the time of a transition and one second', () => {
  const css = readFileSync(new URL('./match-ring.css', import.meta.url), 'utf8')
  expect(css).toMatch(/\.k-match-ring__value \{[^}]*animation: k-fill calc\(var\(--mid\) \+ 1s\)/)
})
