// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FavouriteHeartIsland } from './favourite-heart.island.tsx'
import type { FavouriteOutcome } from './favourite-keeper.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const keeper = vi.hoisted(() => {
  const listeners = new Set<() => void>()
  let state = { status: 'nobody', kept: new Set<string>(), cards: null }
  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    become: (next: Partial<typeof state>) => {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
    set: vi.fn(),
  }
})
vi.mock('./open-favourites.ts', () => ({ openFavourites: () => keeper }))

const words = {
  add: 'Save {name}',
  remove: 'Remove {name} from favourites',
  signIn: 'Save {name}: sign in first',
  added: '{name} is saved. A favourite holds no straws.',
  removed: '{name} is no favourite any more.',
  list: 'See your favourites',
  needsAccount: 'Favourites need an account',
  needsAccountText: 'Sign in to keep {name}.',
  signInAction: 'Sign in',
  createAction: 'Create an account',
  errors: { 'too-many-favourites': 'You have 200 favourites.', other: 'This did not work.' },
}
const place = {
  shopCode: 'dk',
  locale: 'en-gb',
  path: '/en-gb/dk-shop/private/find/',
  accountHref: '/en-gb/account/favourites/',
  createHref: '/en-gb/account/create-account/',
}
const heart = (
  <FavouriteHeartIsland donorGuid="guid-1" donorId="K4127" name="Anselm" place={place} words={words} />
)

let root: Root
let page: HTMLElement
beforeEach(async () => {
  keeper.become({ status: 'nobody', kept: new Set() })
  keeper.set.mockReset()
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
  await act(async () => root.render(heart))
  await act(() => vi.dynamicImportSettled())
})
afterEach(() => {
  act(() => root.unmount())
  page.remove()
})

const button = () => page.querySelector('button') as HTMLButtonElement
const status = () => page.querySelector('[role=status]')
const signIn = (kept: string[] = []) =>
  act(async () => keeper.become({ status: 'ready', kept: new Set(kept) }))
const press = (outcome: FavouriteOutcome) => {
  keeper.set.mockResolvedValue(outcome)
  return act(async () => button().click())
}

describe('the heart of a donor', () => {
  it('DON-17 SES-21 is off for visitors, says why and leads to sign-in and back', () => {
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(button().getAttribute('aria-label')).toBe('Save Anselm: sign in first')
    const note = document.getElementById(button().getAttribute('popovertarget') ?? '')
    expect(note?.textContent).toContain('Favourites need an account')
    expect(note?.querySelector('a')?.getAttribute('href')).toMatch(/^\/api\/auth\/signin\/\?callbackUrl=%2F/)
    button().click()
    expect(keeper.set).not.toHaveBeenCalled()
  })

  it('DON-17 stands in the page that is the same for everybody, with the way to sign-in', () => {
    const html = renderToStaticMarkup(heart)
    expect(html).toContain('aria-disabled="true"')
    expect(html).toContain('callbackUrl=%2Fen-gb%2Fdk-shop%2Fprivate%2Ffind%2F')
    expect(html).not.toContain('data-saved')
  })

  it('FAV-02 saves, and says that it holds nothing', async () => {
    await signIn()
    expect(button().getAttribute('aria-label')).toBe('Save Anselm')
    expect(button().hasAttribute('aria-disabled')).toBe(false)
    await press({ ok: true })
    expect(keeper.set).toHaveBeenCalledExactlyOnceWith({ donorGuid: 'guid-1', donorId: 'K4127' }, true)
    expect(status()?.textContent).toContain('A favourite holds no straws.')
    expect(page.querySelector('[role=status] a')?.getAttribute('href')).toBe('/en-gb/account/favourites/')
  })

  it('FAV-02 unsets a set favourite', async () => {
    await signIn(['guid-1'])
    expect(button().getAttribute('aria-label')).toBe('Remove Anselm from favourites')
    expect(button().hasAttribute('data-saved')).toBe(true)
    await press({ ok: true })
    expect(keeper.set).toHaveBeenCalledExactlyOnceWith({ donorGuid: 'guid-1', donorId: 'K4127' }, false)
    expect(status()?.textContent).toContain('no favourite any more')
  })

  it('FAV-06 says beside the heart why it was not saved', async () => {
    await signIn()
    await press({ ok: false, code: 'too-many-favourites' })
    expect(status()?.textContent).toContain('You have 200 favourites.')
    await press({ ok: false, code: 'unheard-of' })
    expect(status()?.textContent).toContain('This did not work.')
  })
})
