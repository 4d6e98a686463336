import { expect, it } from 'vitest'
import { filterOptions, moveHighlight } from './filter-options.tsx'

const options = ['Denmark', 'Germany', 'Côte d’Ivoire', 'New Zealand', 'Sweden'].map((label) => ({
  value: label,
  label,
  keywords: label === 'Germany' ? 'Deutschland' : undefined,
}))
const labels = (typed: string) => filterOptions(options, typed).map((option) => option.label)

it('shows all before anything is typed', () => {
  expect(labels('  ')).toHaveLength(5)
})

it('puts what begins with the letters first, then words, then the middle', () => {
  expect(labels('de')).toEqual(['Denmark', 'Germany', 'Sweden'])
  expect(labels('zea')).toEqual(['New Zealand'])
})

it('does not ask for accents, and knows other names', () => {
  expect(labels('cote')).toEqual(['Côte d’Ivoire'])
  expect(labels('deutsch')).toEqual(['Germany'])
  expect(labels('xyz')).toEqual([])
})

it('moves the highlight around the ends', () => {
  expect(moveHighlight(-1, 3, 'ArrowDown')).toBe(0)
  expect(moveHighlight(2, 3, 'ArrowDown')).toBe(0)
  expect(moveHighlight(0, 3, 'ArrowUp')).toBe(2)
  expect(moveHighlight(1, 3, 'End')).toBe(2)
  expect(moveHighlight(1, 0, 'ArrowDown')).toBe(-1)
})
