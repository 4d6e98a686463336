import { expect, it } from 'vitest'
import { pageWindow } from './page-window.tsx'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [9, 9, [1, 'gap', 8, 9]],
])('page %i of %i', (current, total, expected) => {
  expect(pageWindow(current, total)).toEqual(expected)
})
