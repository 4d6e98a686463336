import { expect, it } from 'vitest'
import { drawPortrait } from './draw-portrait.ts'

const donor = { code: 'K4127', kind: 'sperm' as const, hairColour: 'red', skinTone: 'dark' }

it('draws the same donor alike every time, in the colours of the traits', () => {
  const svg = drawPortrait(donor)
  expect(svg).toBe(drawPortrait(donor))
  expect(svg).not.toBe(drawPortrait({ ...donor, code: 'K4128' }))
  for (const colour of ['#A4532E', '#8F5F43', '#2B2233', '#FFFDFA']) expect(svg).toContain(colour)
  expect(svg).not.toMatch(/"#(fff|000)"|<metadata|<script/)
})

it('knows every colour of the vocabulary apart', async () => {
  const { hairColours, skinTones } = await import('@kindred/domain/donors/traits')
  const drawn = new Set(hairColours.map((hairColour) => drawPortrait({ ...donor, hairColour })))
  expect(drawn.size).toBe(hairColours.length)
  expect(new Set(skinTones.map((skinTone) => drawPortrait({ ...donor, skinTone }))).size).toBe(
    skinTones.length,
  )
})
