import { describe, expect, it } from 'vitest'
import { drawHandwriting } from './draw-handwriting.ts'
import { drawPhoto } from './draw-photo.ts'
import { humVoice } from './hum-voice.ts'

const donor = { code: 'K4127', kind: 'sperm' as const, hairColour: 'red', skinTone: 'dark' }

describe('what stands in for pictures and voices in the demo world', () => {
  it('is drawn alike every time, apart for each picture, in the colours of the donor', () => {
    const first = drawPhoto(donor, { kind: 'adultPhoto', position: 0 })
    expect(drawPhoto(donor, { kind: 'adultPhoto', position: 0 })).toBe(first)
    const all = [
      first,
      drawPhoto(donor, { kind: 'adultPhoto', position: 1 }),
      drawPhoto(donor, { kind: 'childhoodPhoto', position: 0 }),
      drawPhoto({ ...donor, code: 'K4128' }, { kind: 'adultPhoto', position: 0 }),
    ]
    expect(new Set(all).size).toBe(4)
    for (const svg of all) {
      expect(svg).toContain('#A4532E')
      expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length)
      expect(svg).not.toMatch(/<script|<metadata|href/)
    }
  })

  it('writes the words of the text, in a hand of its own for each donor, within the sheet', () => {
    const sheet = drawHandwriting('K4127', 'Bring cake.')
    expect(drawHandwriting('K4127', 'Bring cake.')).toBe(sheet)
    expect(drawHandwriting('K4128', 'Bring cake.')).not.toBe(sheet)
    const strokes = (text: string) =>
      drawHandwriting('K4127', text).match(/<path d="M[\d.]+ [\d.]+C/g)?.length
    expect(strokes('tt')).toBe(4)
    expect(strokes('中t')).toBe(2)
    const long = drawHandwriting('K4127', 'word '.repeat(400))
    const heights = [...long.matchAll(/<path d="M[\d.]+ (-?[\d.]+)C/g)].map(([, y]) => Number(y))
    expect(Math.max(...heights)).toBeLessThan(640)
  })

  it('hums for exactly as long as is said, as a sound any player reads', () => {
    const sound = humVoice('K4127', 3)
    expect(humVoice('K4127', 3).equals(sound)).toBe(true)
    expect(sound.toString('latin1', 0, 4) + sound.toString('latin1', 8, 12)).toBe('RIFFWAVE')
    expect(sound.length).toBe(44 + 3 * 16_000 * 2)
    const samples = new Int16Array(sound.buffer.slice(sound.byteOffset + 44, sound.byteOffset + sound.length))
    expect(Math.max(...samples)).toBeGreaterThan(3_000)
    expect(Math.max(...samples)).toBeLessThan(20_000)
    expect(humVoice('K4128', 3).equals(sound)).toBe(false)
  })
})
