import { describe, expect, it, vi } from 'vitest'
import { makeBrowserHabits } from './browser-habits.ts'
import { checkoutKey, markCheckout, updateSessionFor } from './checkout-session.ts'
import { makeTab } from './testing/make-tab.ts'

function open(path = '/en-gb/dk-shop/private/') {
  const tab = makeTab(path)
  const [alert, reload, print] = [vi.fn(), vi.fn(), vi.fn()]
  const habits = makeBrowserHabits({
    ...tab.world,
    alert,
    reload,
    print,
    maintenanceText: () => 'We are currently performing website maintenance.',
    cookieNames: () => ['Location_settings_data'],
  })
  return { ...tab, alert, reload, print, habits }
}
const url = '/api/users/b3f1c1de-0000-4000-8000-000000000001/settings?token=secret'
const call = { method: 'GET' as const, path: url, url, status: 500, data: { errors: [] } }

describe('what a page does around its calls', () => {
  it('ERR-01 says once that the site is being worked on, and loads the page anew', () => {
    const { habits, alert, reload } = open()
    habits.onMaintenance?.()
    habits.onMaintenance?.()
    expect(alert).toHaveBeenCalledExactlyOnceWith('We are currently performing website maintenance.')
    expect(reload).toHaveBeenCalledTimes(1)
    expect(alert.mock.invocationCallOrder[0]).toBeLessThan(reload.mock.invocationCallOrder[0] ?? 0)
  })

  it('API-13 API-15 prints status, address and body, and for a GET which cookies there were', () => {
    const { habits, print } = open()
    habits.report?.(call)
    expect(print).toHaveBeenCalledWith(
      `GET ${url} was answered with 500, cookies: Location_settings_data`,
      call.data,
    )
    habits.report?.({ ...call, method: 'POST', status: 422 })
    expect(print.mock.lastCall?.[0]).toBe(`POST ${url} was answered with 422`)
  })

  it('API-16 tells the site’s log which call it was, and nothing of whom or of what was sent', () => {
    const { habits, logged } = open()
    habits.report?.(call)
    habits.report?.({ ...call, status: 422 })
    habits.report?.({ ...call, status: 0 })
    expect(logged).toEqual([
      'error 500 GET /api/users/:id/settings',
      'warn 422 GET /api/users/:id/settings',
      'error 0 GET /api/users/:id/settings',
    ])
  })

  it('SES-18 SES-19 a 401 leads to sign-in, a second one home', () => {
    const { habits, left } = open()
    habits.onUnauthorised?.('/api/orders')
    habits.onUnauthorised?.('/api/orders')
    expect(left[0]).toMatch(/^\/api\/auth\/signin\/\?callbackUrl=/)
    expect(left[1]).toBe('/')
  })
})

describe('the checkout and its session', () => {
  it('SES-31 looks anew once before the next call of the checkout, after the session changed elsewhere', async () => {
    const { world, browser } = makeTab('/')
    const refetch = vi.fn(async () => undefined)
    const checkout = '/api/commerce/checkout/dk-shop/en-gb/getordersummary'
    await updateSessionFor(checkout, world, refetch)
    expect(refetch).not.toHaveBeenCalled()
    markCheckout(world)
    expect(browser.storage.kept.get('checkout_needs_updated_session')).toBe('true')
    await updateSessionFor('/api/orders', world, refetch)
    expect(refetch).not.toHaveBeenCalled()
    await updateSessionFor(checkout, world, refetch)
    await updateSessionFor(checkout, world, refetch)
    expect(refetch).toHaveBeenCalledTimes(1)
    expect(browser.storage.kept.has(checkoutKey)).toBe(false)
  })
})
