import { afterEach, expect, it, vi } from 'vitest'
import { mayPlayFilm, readFilmManners } from './may-play-film.tsx'

const calm = { prefersReducedMotion: false, prefersReducedData: false, savesData: false }
afterEach(() => vi.unstubAllGlobals())

it('BLK-07 lets a film begin by itself only where nobody asked for less motion or data', () => {
  expect(mayPlayFilm(calm)).toBe(true)
  for (const wish of ['prefersReducedMotion', 'prefersReducedData', 'savesData'] as const)
    expect(mayPlayFilm({ ...calm, [wish]: true }), wish).toBe(false)
})

it('BLK-07 asks the device', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('motion') }))
  expect(readFilmManners()).toEqual({
    prefersReducedMotion: true,
    prefersReducedData: false,
    savesData: true,
  })
  vi.stubGlobal('navigator', {})
  expect(readFilmManners()).toMatchObject({ savesData: false })
})
