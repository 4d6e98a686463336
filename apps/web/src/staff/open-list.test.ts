import { describe, expect, it } from 'vitest'
import { openList } from './open-list.ts'

const open = (query: Record<string, string | string[]>) =>
  openList('/staff/orders', ['sought', 'state'], query)

describe('a list of the back office', () => {
  it('starts at its first page and asks for everything', () => {
    const list = open({})
    expect(list).toMatchObject({ current: 1, isFiltered: false, filter: { sought: '', state: '' } })
    expect(list.asked).toEqual({ from: 0, take: 25 })
    expect(list.addressOf(2)).toBe('/staff/orders?page=2')
  })

  it('keeps what was asked for on every page, and nothing that it does not know', () => {
    const list = open({ state: 'placed', page: '3', other: 'x' })
    expect(list.isFiltered).toBe(true)
    expect(list.asked).toEqual({ state: 'placed', from: 50, take: 25 })
    expect(list.addressOf(4)).toBe('/staff/orders?state=placed&page=4')
  })

  it('reads the first of several values, and a page that is none as the first', () => {
    const list = open({ state: ['placed', 'closed'], page: '-4' })
    expect(list).toMatchObject({ current: 1, filter: { state: 'placed' } })
    expect(open({ page: 'last' }).current).toBe(1)
  })

  it('has a page for every 25 rows and for the rest', () => {
    expect([0, 25, 26].map(open({}).pagesOf)).toEqual([0, 1, 2])
  })
})
