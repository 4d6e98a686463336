import { hostileAddresses } from '@kindred/domain/location/testing'
import { describe, expect, it } from 'vitest'
import { loginKeys, readReturnUrl, rememberPath, retryLogin, settleLogin } from './login-memory.ts'
import { makeTab } from './testing/make-tab.ts'

const here = '/en-gb/dk-shop/private/checkout/basket/?from=mail'
const signIn = `/api/auth/signin/?callbackUrl=${encodeURIComponent(here)}&error=SessionRequired`

describe('a 401 in the browser', () => {
  it('SES-18 the first starts a new login that leads back here', () => {
    const { world, left, tabStorage } = makeTab(here)
    retryLogin('/api/orders', world)
    expect(left).toEqual([signIn])
    expect(tabStorage.kept.get('login_attempts')).toBe('1')
  })

  it('SES-19 the second gives up: the count is 0 again and the person is at home', () => {
    const { world, left, tabStorage } = makeTab(here)
    retryLogin('/api/orders', world)
    retryLogin('/api/orders', world)
    expect(left).toEqual([signIn, '/'])
    expect(tabStorage.kept.get('login_attempts')).toBe('0')
    retryLogin('/api/orders', world)
    expect(left.at(-1)).toBe(signIn)
  })

  it('SES-18 counts anew once the call that was refused was answered', () => {
    const { world, left } = makeTab(here)
    retryLogin('/api/orders', world)
    settleLogin('/api/other', world)
    settleLogin('/api/orders', world)
    retryLogin('/api/orders', world)
    expect(left).toEqual([signIn, signIn])
  })

  it('SES-28 keeps the way back, the attempts and the last path, and no token', () => {
    const { world, tabStorage } = makeTab(here)
    rememberPath(world)
    retryLogin('/api/orders', world)
    expect(Object.fromEntries(tabStorage.kept)).toEqual({
      login_return_url: here,
      login_attempts: '1',
      login_attempted_for: '/api/orders',
      Last_path: here,
    })
  })

  it('RTE-16 leads back to the last page that is no step of signing in, and never outside', () => {
    const { world, tabStorage } = makeTab('/en-gb/account/sign-in/?error=other')
    rememberPath(world)
    expect(readReturnUrl(world)).toBe('/')
    for (const address of hostileAddresses) {
      tabStorage.setItem(loginKeys.lastPath, address)
      expect(readReturnUrl(world), address).toBe('/')
    }
    tabStorage.setItem(loginKeys.lastPath, here)
    expect(readReturnUrl(world)).toBe(here)
  })

  it('works where storage is switched off', () => {
    const { world, left } = makeTab(here)
    retryLogin('/api/orders', { ...world, tabStorage: null })
    expect(left).toEqual([signIn])
  })
})
