import { describe, expect, it, vi } from 'vitest'
import { SessionKeeper, type SessionState, seenKey } from './session-keeper.ts'
import { makeBrowser, makeTab } from './testing/make-tab.ts'

const ada = {
  preferred_username: 'u1',
  username: 'u1',
  name: 'Ada',
  email: 'ada@example.com',
  client_type: 'Private' as const,
  client_guid: 'u1',
}
const asking = (tab: ReturnType<typeof makeTab>, answer: () => unknown) => {
  const fetchSession = vi.fn(async () => answer() as { user: typeof ada } | null)
  return { fetchSession, keeper: new SessionKeeper({ ...tab.world, fetchSession }) }
}

describe('what a page knows of the session', () => {
  it('SES-03 goes from loading to authenticated or unauthenticated', async () => {
    const { keeper } = asking(makeTab('/'), () => ({ user: ada }))
    const seen: SessionState[] = []
    keeper.subscribe((state) => seen.push(state))
    expect(seen).toEqual([])
    expect(await keeper.read()).toEqual(ada)
    expect(seen).toEqual([{ status: 'authenticated', user: ada }])
    const nobody = asking(makeTab('/'), () => null)
    await nobody.keeper.read()
    nobody.keeper.subscribe((state) => seen.push(state))
    expect(seen.at(-1)).toEqual({ status: 'unauthenticated', user: null })
  })

  it('SES-04 nobody signed in is null, asked once however many islands ask', async () => {
    const { keeper, fetchSession } = asking(makeTab('/'), () => null)
    expect(await Promise.all([keeper.read(), keeper.read(), keeper.refetch()])).toEqual([
      null,
      null,
      { status: 'unauthenticated', user: null },
    ])
    await keeper.read()
    expect(fetchSession).toHaveBeenCalledTimes(1)
  })

  it('SES-05 asks again on focus, when the network is back, and by the clock only where that is configured', async () => {
    const tab = makeTab('/')
    const { keeper, fetchSession } = asking(tab, () => ({ user: ada }))
    const stop = keeper.watch()
    await keeper.read()
    for (const name of ['focus', 'online']) {
      tab.events.get(name)?.()
      await keeper.refetch()
    }
    expect(fetchSession).toHaveBeenCalledTimes(3)
    expect(tab.events.has('tick')).toBe(false)
    stop()
    expect(tab.events.size).toBe(0)
    new SessionKeeper({ ...tab.world, pollMs: 60_000 }).watch()
    expect(tab.events.has('tick')).toBe(true)
  })

  it('SES-05 a look that finds the same person tells nobody, so that no form is emptied', async () => {
    const { keeper } = asking(makeTab('/'), () => ({ user: { ...ada } }))
    const listener = vi.fn()
    keeper.subscribe(listener)
    await keeper.read()
    await keeper.refetch()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('SES-05 SES-16 signing out in one tab is known in the other, and nothing of the person stays', async () => {
    const browser = makeBrowser()
    let answer: unknown = { user: ada }
    const open = (path: string) => {
      const tab = makeTab(path, browser)
      return { tab, ...asking(tab, () => answer) }
    }
    const one = open('/')
    const two = open('/en-gb/account/')
    for (const { keeper } of [one, two]) {
      keeper.watch()
      await keeper.read()
    }
    expect(browser.storage.kept.get(seenKey)).toBe('u1')
    answer = null
    await one.keeper.refetch()
    await vi.waitFor(async () => expect(await two.keeper.read()).toBeNull())
    expect(browser.storage.kept.size).toBe(0)
    // What the account page shows is personal: it goes. The public page stays.
    expect(two.tab.left).toEqual(['/api/auth/session-expired/?callbackUrl=%2Fen-gb%2Faccount%2F'])
    expect(one.tab.left).toEqual([])
  })

  it('SES-14 logs a failed look, and signs nobody out for it', async () => {
    const tab = makeTab('/en-gb/account/')
    let isDown = false
    const { keeper } = asking(tab, () => {
      if (isDown) throw new Error('down')
      return { user: ada }
    })
    await keeper.read()
    isDown = true
    expect((await keeper.refetch()).user).toEqual(ada)
    expect(tab.logged).toEqual(['error CLIENT_SESSION_ERROR'])
    expect(tab.left).toEqual([])
  })

  it('SES-14 asks again after a first look that failed', async () => {
    let isDown = true
    const { keeper } = asking(makeTab('/'), () => {
      if (isDown) throw new Error('down')
      return { user: ada }
    })
    expect(await keeper.read()).toBeNull()
    isDown = false
    expect(await keeper.read()).toEqual(ada)
  })

  it('SES-15 a refused refresh forces a new sign-in where one is needed, and leaves readers alone', async () => {
    const answer = () => ({ error: 'RefreshAccessTokenError' })
    for (const path of ['/en-gb/account/orders/', '/en-gb/dk-shop/private/checkout/payment/']) {
      const tab = makeTab(path)
      expect(await asking(tab, answer).keeper.read()).toBeNull()
      expect(tab.left).toEqual([`/api/auth/session-expired/?callbackUrl=${encodeURIComponent(path)}`])
    }
    for (const path of ['/en-gb/dk-shop/private/', '/en-gb/account/sign-in/?error=x']) {
      const tab = makeTab(path)
      await asking(tab, answer).keeper.read()
      expect(tab.left).toEqual([])
    }
  })
})
