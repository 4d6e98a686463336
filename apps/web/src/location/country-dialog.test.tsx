// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CountryPanelProps } from './country-panel-props.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let user: object | null
const asked: string[] = []
let loadShops: (path: string) => Promise<unknown>
const savePlace = vi.fn(async (_place: object, _how: object): Promise<string> => '/there/')
// Each test asks anew.
vi.mock('../browser/keep-answer.ts', () => ({
  keepAnswer: (_key: string, ask: () => Promise<unknown>) => ask(),
}))
vi.mock('../browser/session.ts', () => ({ readSession: async () => user }))
vi.mock('../browser/save-place.ts', () => ({ savePlace: (...of: [object, object]) => savePlace(...of) }))
vi.mock('../browser/call-shop.ts', () => ({
  callShop: () => (path: string) => {
    asked.push(path)
    return loadShops(path)
  },
}))
const { CountryDialog } = await import('./country-dialog.island.tsx')

const shop = (code: string, language: string, isDefaultShop = false) => ({
  shopCode: code,
  shopDisplayName: `Kindred ${code}`,
  shopCurrency: 'EUR',
  isDefaultShop,
  languages: [
    { language, languageName: language, isDefaultLanguage: true },
    { language: 'fr-FR', languageName: 'French', isDefaultLanguage: false },
  ],
  settings: { enableChooseTcLater: true },
})
const texts = Object.fromEntries(
  [
    ...['treatingIn', 'chooseLater', 'chooseLaterBox', 'title', 'intro', 'country', 'state', 'statePrompt'],
    ...['shop', 'manyShops', 'noShops', 'language', 'save', 'saving', 'confirm', 'cancel', 'basketTitle'],
    ...['basketText', 'close', 'loading', 'error', 'both', 'nonIDRelease'],
  ].map((name) => [name, `${name}.`]),
) as CountryPanelProps['texts']
texts.idRelease = '{country}: known donors alone.'
const props: CountryPanelProps = {
  locale: 'en-gb',
  pageHref: '/settings/',
  shopCode: 'dk',
  visitorType: 'private',
  treatmentCountry: 'DK',
  treatmentState: '',
  countryName: 'Denmark',
  parts: [],
  countries: [
    { value: 'DK', label: 'Denmark', donorAnonymity: 'both', states: [] },
    { value: 'DE', label: 'Germany', donorAnonymity: 'idRelease', states: [] },
    {
      value: 'US',
      label: 'United States',
      donorAnonymity: 'both',
      states: [{ value: 'NY', label: 'New York' }],
    },
  ],
  shops: [],
  texts,
}

let root: Root
const assign = vi.fn()
beforeEach(() => {
  user = null
  asked.length = 0
  savePlace.mockReset().mockResolvedValue('/there/')
  assign.mockReset()
  loadShops = async (path) =>
    path.includes('/DE/') ? [shop('de', 'de-DE', true), shop('uk', 'en-GB')] : [shop('dk', 'en-GB', true)]
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const show = (part: Partial<CountryPanelProps> = {}) =>
  act(async () => root.render(<CountryDialog {...props} {...part} open onOpenChange={() => undefined} />))
const select = (name: string) => document.querySelector<HTMLSelectElement>(`#settings-${name}`)
const choose = (name: string, value: string) =>
  act(async () => {
    const element = select(name) as HTMLSelectElement
    element.value = value
    element.dispatchEvent(new Event('change', { bubbles: true }))
  })
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('footer button')]
const button = (label: string) => buttons().find(({ textContent }) => textContent?.startsWith(label))
const press = (label: string) => act(async () => button(label)?.click())
const dialog = () => document.querySelector('[role="dialog"]')
const text = () => dialog()?.textContent ?? ''

describe('the country settings', () => {
  it('LOC-34 are a modal that asks for the country of treatment, of professionals not', async () => {
    await show()
    expect(dialog()?.getAttribute('aria-labelledby')).toBeTruthy()
    expect(select('country')?.value).toBe('DK')
    await show({ visitorType: 'professional' })
    expect(select('country')).toBeNull()
    expect(select('shop')?.value).toBe('dk')
  })

  it('LOC-34 ask no country of a clinic that looks at a page for private people', async () => {
    user = { username: 'u', client_type: 'Professional' }
    await show()
    expect(select('country')).toBeNull()
  })

  it('LAY-29 show the flag of the country chosen, and which donors another one admits', async () => {
    const flag = () => document.querySelector('.k-flag')?.getAttribute('src')
    const note = () => document.querySelector('.k-note')?.textContent
    await show()
    expect([flag(), note()]).toEqual(['/svg/flags/dk.svg', undefined])
    await choose('country', 'DE')
    expect([flag(), note()]).toEqual(['/svg/flags/de.svg', 'Germany: known donors alone.'])
    await act(async () => document.querySelector<HTMLElement>('#settings-later')?.click())
    expect([flag(), note()]).toEqual([undefined, undefined])
  })

  it('LOC-35 LOC-36 show the shops once they are there, and a language once there is a shop', async () => {
    let answer: (shops: unknown) => void = () => undefined
    await show()
    loadShops = () => new Promise((resolve) => (answer = resolve))
    await choose('country', 'DE')
    expect([select('shop'), select('language')]).toEqual([null, null])
    expect(document.querySelector('[role="status"]')?.textContent).toBe('loading.')
    expect(button('save.')?.getAttribute('aria-disabled')).toBe('true')
    await act(async () => answer([shop('uk', 'en-GB')]))
    expect([select('shop')?.value, select('language')?.value]).toEqual(['uk', 'en-gb'])
    expect(asked.at(-1)).toBe('/api/cms/settings/countries/DE/en-gb/shops')
  })

  it('LOC-36 LOC-45 show no language and save nothing where no shop serves the country', async () => {
    await show()
    loadShops = async () => []
    await choose('country', 'US')
    expect([select('shop'), select('language')]).toEqual([null, null])
    expect(document.querySelector('[role="status"]')?.textContent).toBe('noShops.')
    await press('save.')
    expect(savePlace).not.toHaveBeenCalled()
  })

  it('LOC-37 say that a country allows more than one division, only where it does', async () => {
    await show()
    expect(text()).not.toContain('manyShops.')
    await choose('country', 'DE')
    const note = document.getElementById(select('shop')?.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('manyShops.')
  })

  it('LOC-40 LOC-41 bring the default language of a shop, and take another language as it is', async () => {
    await show()
    await choose('country', 'DE')
    expect([select('shop')?.value, select('language')?.value]).toEqual(['de', 'de-de'])
    await choose('shop', 'uk')
    expect(select('language')?.value).toBe('en-gb')
    await choose('language', 'fr-fr')
    await press('save.')
    expect(savePlace).toHaveBeenCalledWith(
      { countryCode: 'DE', shopCode: 'uk', languageName: 'fr-fr', customerType: 'private' },
      { losesBasket: true },
    )
  })

  it('LOC-38 LOC-42 ask a signed-in person to confirm before the basket is lost, with the safe answer at hand', async () => {
    user = { username: 'u', client_type: 'Private' }
    await show()
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['save.saving.'])
    await choose('country', 'DE')
    await press('save.')
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['confirm.', 'cancel.'])
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('basketTitle.basketText.')
    expect(document.activeElement).toBe(button('cancel.'))
    expect(savePlace).not.toHaveBeenCalled()
    await press('cancel.')
    expect([select('country')?.value, document.activeElement]).toEqual(['DE', button('save.')])
    await press('save.')
    await press('confirm.')
    expect(savePlace).toHaveBeenCalledWith(expect.objectContaining({ countryCode: 'DE' }), {
      losesBasket: true,
    })
    expect(assign).toHaveBeenCalledWith('/there/')
  })

  it('LOC-43 save at once what an anonymous visitor chose, and a language alone of anybody', async () => {
    await show()
    await choose('country', 'DE')
    await press('save.')
    expect(assign).toHaveBeenCalledTimes(1)
    user = { username: 'u', client_type: 'Private' }
    await show()
    await choose('country', 'DK')
    await choose('language', 'fr-fr')
    await press('save.')
    expect(assign).toHaveBeenCalledTimes(2)
    expect(savePlace).toHaveBeenLastCalledWith(expect.objectContaining({ languageName: 'fr-fr' }), {
      losesBasket: false,
    })
  })

  it('LOC-47 say that an error has occurred and stop the spinner where it cannot be saved', async () => {
    let fail: (error: Error) => void = () => undefined
    savePlace.mockImplementation(() => new Promise((_, reject) => (fail = reject)))
    await show()
    await press('save.')
    expect(button('save.')?.getAttribute('aria-busy')).toBe('true')
    expect(document.querySelector('fieldset')?.disabled).toBe(true)
    await act(async () => fail(new Error('500')))
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('error.')
    expect(button('save.')?.getAttribute('aria-busy')).toBeNull()
    expect(assign).not.toHaveBeenCalled()
  })

  it('LOC-39 leave everything as it was where the shops of a country cannot be read', async () => {
    await show()
    loadShops = async () => Promise.reject(new Error('503'))
    await choose('country', 'DE')
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('error.')
    expect([select('country')?.value, select('shop')?.value]).toEqual(['DK', 'dk'])
  })

  it('LOC-44 keep the state of treatment when something else is changed', async () => {
    await show({ treatmentCountry: 'US', treatmentState: 'NY' })
    expect(select('state')?.value).toBe('NY')
    await choose('language', 'fr-fr')
    await press('save.')
    expect(savePlace).toHaveBeenCalledWith(expect.objectContaining({ state: 'NY' }), { losesBasket: false })
  })
})
