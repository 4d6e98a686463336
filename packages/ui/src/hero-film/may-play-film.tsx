/** What a visitor's device says about films that begin by themselves. */
export type FilmManners = { prefersReducedMotion: boolean; prefersReducedData: boolean; savesData: boolean }

/** A film begins by itself only where nobody asked for less motion or less data. */
export function mayPlayFilm({ prefersReducedMotion, prefersReducedData, savesData }: FilmManners): boolean {
  return !prefersReducedMotion && !prefersReducedData && !savesData
}

/** Asked in the browser; `Save-Data` is told to scripts as `navigator.connection.saveData`. */
export function readFilmManners(): FilmManners {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return {
    prefersReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    prefersReducedData: matchMedia('(prefers-reduced-data: reduce)').matches,
    savesData: connection?.saveData === true,
  }
}
