const interval = 6_000

type Options = {
  movesByItself: boolean
  onShow: (index: number) => void
  onMoving: (isMoving: boolean) => void
}

/**
 * Follows a row of slides and moves it. By itself only where the visitor asked for no less motion, and never while it is
 * pointed at, has the focus or the page is hidden; a touch or a press ends it.
 */
export function moveSlides(row: HTMLElement, { movesByItself, onShow, onMoving }: Options) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let current = 0
  let timer: ReturnType<typeof setInterval> | undefined

  const follow = () => {
    const found = nearestSlide(
      row.scrollLeft,
      [...row.children].map((slide) => (slide as HTMLElement).offsetLeft - row.offsetLeft),
    )
    if (found === current) return
    current = found
    onShow(found)
  }
  const isLookedAt = () => document.hidden || row.parentElement?.matches(':hover, :focus-within') === true
  const move = (index: number) => {
    const slide = row.children[index] as HTMLElement | undefined
    if (!slide) return
    row.scrollTo({ left: slide.offsetLeft - row.offsetLeft, behavior: calm.matches ? 'auto' : 'smooth' })
  }
  const pause = () => {
    clearInterval(timer)
    timer = undefined
    onMoving(false)
  }
  const play = () => {
    clearInterval(timer)
    timer = setInterval(() => {
      if (!isLookedAt()) move((current + 1) % row.children.length)
    }, interval)
    onMoving(true)
  }

  row.addEventListener('scroll', follow, { passive: true })
  row.addEventListener('pointerdown', pause)
  row.addEventListener('keydown', pause)
  if (movesByItself && !calm.matches) play()

  return {
    show: (index: number) => {
      pause()
      move(index)
    },
    play,
    pause,
    stop: () => {
      pause()
      row.removeEventListener('scroll', follow)
      row.removeEventListener('pointerdown', pause)
      row.removeEventListener('keydown', pause)
    },
  }
}

/** Which slide begins nearest to where the row stands. Pixels. */
export function nearestSlide(at: number, starts: readonly number[]): number {
  let nearest = 0
  for (const [index, start] of starts.entries())
    if (Math.abs(start - at) < Math.abs((starts[nearest] ?? 0) - at)) nearest = index
  return nearest
}
