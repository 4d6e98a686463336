// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let user: object | null
let account: object
let fail: string | null
const calls: [string, string | undefined, unknown][] = []
vi.mock('../browser/session.ts', () => ({ readSession: async () => user }))
vi.mock('../browser/call-shop.ts', () => ({
  callShop:
    () =>
    async (path: string, call: { method?: string; body?: unknown } = {}) => {
      calls.push([path, call.method, call.body])
      if (path === fail && call.method) throw new Error('500')
      if (path === '/api/cms/settings/countries') return [{ id: 'dk-id', code: 'DK' }]
      if (path.startsWith('/api/cms/settings/shops/')) return { legalDepartmentGuid: 'dk-department' }
      if (path === '/api/cms/settings/location') return { pageUrl: null, defaultPageUrl: next }
      return account
    },
}))
let next = '/de-de/de-shop/private/'
const { MismatchWatch } = await import('./mismatch-watch.island.tsx')
await import('./mismatch-dialog.island.tsx')

const settings = '/api/users/me/settings'
const texts = {
  title: 'Mismatch in treatment country',
  text: 'text.',
  yes: 'Yes',
  no: 'No',
  saving: 'saving.',
  error: 'An error has occurred',
  close: 'close.',
}

let root: Root
const assign = vi.fn()
beforeEach(() => {
  user = { username: 'me', client_type: 'Private' }
  account = { shopCode: 'de', defaultLanguage: 'de-DE', treatmentCountryCode: 'DE' }
  fail = null
  next = '/de-de/de-shop/private/'
  calls.length = 0
  sessionStorage.clear()
  assign.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  document.documentElement.dataset.treatmentCountry = 'DK'
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const show = async () => {
  await act(async () =>
    root.render(<MismatchWatch locale="en-gb" shopCode="dk" visitorType="private" texts={texts} />),
  )
  // The dialog is a module of its own.
  await act(async () => vi.dynamicImportSettled())
}
const dialog = () => document.querySelector('[role="alertdialog"]')
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('footer button')]
const press = (label: string) =>
  act(async () =>
    buttons()
      .find(({ textContent }) => textContent?.startsWith(label))
      ?.click(),
  )

describe('account and page that differ', () => {
  it('LOC-48 are asked about where shop or language differ, of who is signed in, and once until it is answered', async () => {
    await show()
    expect(dialog()).not.toBeNull()
    await act(async () => document.querySelector<HTMLElement>('[aria-label="close."]')?.click())
    expect(dialog()).toBeNull()
    await act(async () => root.render(null))
    await show()
    expect(dialog()).toBeNull()
  })

  it('LOC-48 are not asked about where they agree or nobody is signed in, whatever the country', async () => {
    account = { shopCode: 'dk', defaultLanguage: 'en-GB', treatmentCountryCode: 'NO' }
    await show()
    expect(dialog()).toBeNull()
    await act(async () => root.render(null))
    user = null
    account = { shopCode: 'de', defaultLanguage: 'de-DE', treatmentCountryCode: 'DE' }
    await show()
    expect(dialog()).toBeNull()
  })

  it('LOC-51 are answered with Yes or No', async () => {
    await show()
    expect(buttons().map(({ textContent }) => textContent?.replace('saving.', ''))).toEqual(['No', 'Yes'])
  })

  it('LOC-52 Yes looks the account’s place up, keeps it, leaves account and basket as they are, and goes on there', async () => {
    await show()
    calls.length = 0
    await press('Yes')
    expect(calls).toEqual([
      [
        '/api/cms/settings/location',
        'POST',
        {
          countryCode: 'DE',
          shopCode: 'de',
          languageName: 'de-DE',
          customerType: 'private',
          path: window.location.pathname,
        },
      ],
    ])
    expect(assign).toHaveBeenCalledWith('/de-de/de-shop/private/')
  })

  it('LOC-52 Yes goes to / where there is no start page', async () => {
    next = ''
    await show()
    await press('Yes')
    expect(assign).toHaveBeenCalledWith('/')
  })

  it('LOC-53 No saves the settings of the page to the account and closes', async () => {
    await show()
    await press('No')
    expect(calls.at(-1)).toEqual([
      settings,
      'PUT',
      {
        defaultLanguage: 'en-gb',
        treatmentCountryGuid: 'dk-id',
        residentCountryGuid: null,
        legalDepartmentGuid: 'dk-department',
      },
    ])
    expect(dialog()).toBeNull()
    expect(assign).not.toHaveBeenCalled()
  })

  it.each([
    ['No', settings],
    ['Yes', '/api/cms/settings/location'],
  ])('LOC-54 says that an error has occurred where %s cannot be saved, and stays', async (label, path) => {
    fail = path
    await show()
    await press(label)
    expect(dialog()?.querySelector('[role="alert"]')?.textContent).toBe('An error has occurred')
    expect(dialog()?.querySelector('[aria-busy]')).toBeNull()
    expect(assign).not.toHaveBeenCalled()
  })
})
