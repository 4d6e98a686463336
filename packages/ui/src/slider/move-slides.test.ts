import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moveSlides, nearestSlide } from './move-slides.tsx'

let isCalm = false
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
  vi.stubGlobal('document', { hidden: false })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  isCalm = false
})

function makeRow() {
  const heard = new Map<string, () => void>()
  const row = {
    scrollLeft: 0,
    offsetLeft: 0,
    children: [0, 100, 200].map((offsetLeft) => ({ offsetLeft })),
    parentElement: { matches: vi.fn(() => false) },
    addEventListener: (name: string, call: () => void) => heard.set(name, call),
    removeEventListener: vi.fn(),
    scrollTo: vi.fn(({ left }: { left: number }) => {
      row.scrollLeft = left
      heard.get('scroll')?.()
    }),
  }
  return { row, heard }
}
const start = (row: unknown, movesByItself = true) => {
  const onShow = vi.fn()
  const onMoving = vi.fn()
  return { onShow, onMoving, mover: moveSlides(row as HTMLElement, { movesByItself, onShow, onMoving }) }
}

it('BLK-08 says which slide is in sight', () => {
  expect(nearestSlide(0, [0, 100, 200])).toBe(0)
  expect(nearestSlide(160, [0, 100, 200])).toBe(2)
  const { row } = makeRow()
  const { mover, onShow } = start(row, false)
  mover.show(2)
  expect(onShow).toHaveBeenLastCalledWith(2)
  expect(row.scrollTo).toHaveBeenCalledWith({ left: 200, behavior: 'smooth' })
})

it('BLK-08 moves on by itself and from the last to the first, until somebody takes over', () => {
  const { row, heard } = makeRow()
  const { onShow, onMoving } = start(row)
  vi.advanceTimersByTime(18_000)
  expect(onShow.mock.calls.flat()).toEqual([1, 2, 0])
  heard.get('pointerdown')?.()
  vi.advanceTimersByTime(18_000)
  expect(onShow).toHaveBeenCalledTimes(3)
  expect(onMoving).toHaveBeenLastCalledWith(false)
})

it('BLK-08 waits while it is looked at', () => {
  const { row } = makeRow()
  row.parentElement.matches.mockReturnValue(true)
  const { onShow } = start(row)
  vi.advanceTimersByTime(60_000)
  expect(onShow).not.toHaveBeenCalled()
})

it('BLK-08 never moves by itself where less motion was asked for, and jumps instead of sliding', () => {
  isCalm = true
  const { row } = makeRow()
  const { mover, onShow } = start(row)
  vi.advanceTimersByTime(60_000)
  expect(onShow).not.toHaveBeenCalled()
  mover.show(1)
  expect(row.scrollTo).toHaveBeenCalledWith({ left: 100, behavior: 'auto' })
})
