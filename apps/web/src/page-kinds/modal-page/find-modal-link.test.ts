import { expect, it, vi } from 'vitest'
import { findModalLink } from './find-modal-link.ts'

const link = { href: '/en-gb/' }
const press = (rest: object = {}) =>
  findModalLink({
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
    target: { closest: vi.fn((query: string) => (query === 'a[data-opens-in-modal]' ? link : null)) },
    ...rest,
  } as never)

it('PAGE-46 takes over the plain press of a link that opens in a panel', () => {
  expect(press()).toBe(link)
})

it('PAGE-46 leaves the press to the browser where another tab is wanted', () => {
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(press({ [key]: true }), key).toBeNull()
  expect(press({ button: 1 })).toBeNull()
  expect(press({ defaultPrevented: true })).toBeNull()
  expect(press({ target: { closest: () => null } })).toBeNull()
  expect(press({ target: null })).toBeNull()
})
