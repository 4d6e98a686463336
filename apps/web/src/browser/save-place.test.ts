// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

const calls: unknown[] = []
let user: object | null = null
let saved: object
vi.mock('./session.ts', () => ({ readSession: async () => user }))
vi.mock('./call-shop.ts', () => ({
  callShop: (shop: string) => async (path: string, call: { method?: string; body?: unknown }) => {
    calls.push([shop, call.method, path, call.body])
    return path.endsWith('/location') ? saved : undefined
  },
}))
const { savePlace } = await import('./save-place.ts')

const place = { countryCode: 'DE', shopCode: 'de', languageName: 'de-de', customerType: 'private' as const }
const location = {
  pageUrl: '/de-de/de-shop/private/preise/',
  defaultPageUrl: '/de-de/de-shop/private/',
  language: 'de-DE',
  country: { id: 'country-id' },
  shop: { legalDepartmentGuid: 'department-id' },
}

beforeEach(() => {
  calls.length = 0
  user = null
  saved = location
  window.history.replaceState(null, '', '/en-gb/dk-shop/private/prices/?a=1')
})

describe('saving a place', () => {
  it('LOC-44 LOC-46 of an anonymous visitor keeps it in the cookie alone', async () => {
    expect(await savePlace(place, { losesBasket: true })).toBe('/de-de/de-shop/private/preise/')
    const body = { ...place, path: '/en-gb/dk-shop/private/prices/' }
    expect(calls).toEqual([['de', 'POST', '/api/cms/settings/location', body]])
  })

  it('LOC-44 LOC-42 of a signed-in person changes the profile too, and empties the basket where that was confirmed', async () => {
    user = { username: 'me' }
    await savePlace(place, { losesBasket: true })
    expect(calls.slice(1)).toEqual([
      [
        'de',
        'PUT',
        '/api/users/me/settings',
        {
          defaultLanguage: 'de-DE',
          treatmentCountryGuid: 'country-id',
          residentCountryGuid: null,
          legalDepartmentGuid: 'department-id',
        },
      ],
      ['de', 'POST', '/api/commerce/basket/deletecartsforuser', undefined],
    ])
    calls.length = 0
    await savePlace(place, { losesBasket: false })
    expect(calls).toHaveLength(2)
  })

  it('LOC-44 goes on with the same page where it exists there, else the start page, else the root', async () => {
    saved = { ...location, pageUrl: null }
    expect(await savePlace(place, { losesBasket: false })).toBe('/de-de/de-shop/private/')
    saved = { ...location, pageUrl: null, defaultPageUrl: '' }
    expect(await savePlace(place, { losesBasket: false })).toBe('/')
  })
})
