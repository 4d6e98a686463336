import { expect, it } from 'vitest'
import { maySuggest } from './may-suggest.ts'

it('SRCH-15 suggests from three letters on, spaces around them aside', () => {
  expect(['', '  ', 'pr', ' pr ', 'p r'].map(maySuggest)).toEqual([false, false, false, false, true])
  expect(['pri', 'Ægd', 'ώρα'].map(maySuggest)).toEqual([true, true, true])
})

it('SRCH-15 suggests for one sign of a language without spaces', () => {
  expect(['卵', '精子', 'ど', 'ド'].map(maySuggest)).toEqual([true, true, true, true])
})
