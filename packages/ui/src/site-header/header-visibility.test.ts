import { expect, it } from 'vitest'
import { isHeaderHidden } from './header-visibility.tsx'

const headerHeight = 80

it('LAY-11 hides past its own height on the way down and returns on the way up', () => {
  expect(isHeaderHidden({ previous: 40, current: 79, headerHeight, wasHidden: false })).toBe(false)
  expect(isHeaderHidden({ previous: 79, current: 120, headerHeight, wasHidden: false })).toBe(true)
  expect(isHeaderHidden({ previous: 900, current: 890, headerHeight, wasHidden: true })).toBe(false)
})

it('LAY-11 stays as it is while the page only trembles', () => {
  expect(isHeaderHidden({ previous: 500, current: 502, headerHeight, wasHidden: true })).toBe(true)
  expect(isHeaderHidden({ previous: 500, current: 498, headerHeight, wasHidden: false })).toBe(false)
})
