import { expect, it, vi } from 'vitest'
import { takeToken } from './take-token.ts'

const token = 'a'.repeat(43)

function open(hash: string, kept: string | null = null) {
  const store = { getItem: vi.fn(() => kept), setItem: vi.fn() }
  const history = { replaceState: vi.fn() }
  const location = { hash, pathname: '/en-gb/dk-shop/private/pay/', search: '?back=open' }
  return { found: takeToken({ location, history, sessionStorage: store }), store, history }
}

it('CHK-18 takes the token out of the address and keeps it for the tab alone', () => {
  const { found, store, history } = open(`#${token}`)
  expect(found).toBe(token)
  expect(store.setItem).toHaveBeenCalledWith('kindred-payment-link', token)
  expect(history.replaceState).toHaveBeenCalledWith(null, '', '/en-gb/dk-shop/private/pay/?back=open')
})

it('CHK-18 knows it again after the card page, and takes no anchor for one', () => {
  expect(open('', token).found).toBe(token)
  const { found, history } = open('#main')
  expect(found).toBeNull()
  expect(history.replaceState).not.toHaveBeenCalled()
})
