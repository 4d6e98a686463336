// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let treatmentCountry: string | null = null
let isEnabled = true
vi.mock('server-only', () => ({}))
vi.mock('../server/call-api.ts', () => ({ readRequest: async () => ({ treatmentCountry }) }))
vi.mock('../server/read-shop.ts', () => ({
  readShop: async () => ({ settings: { enableChooseTcLater: isEnabled } }),
}))
vi.mock('../texts/get-texts.ts', () => ({ getTexts: async () => ({ t: (key: string) => key }) }))
const { ChooseNow } = await import('./choose-now.tsx')
const { onOpenSettings } = await import('./open-settings.ts')

const path = '/en-gb/dk-shop/private/donor/K1/'
const show = async (part: { visitorType?: string; path?: string } = {}) => {
  const shown = await ChooseNow({ locale: 'en-gb', shopCode: 'dk', visitorType: 'private', path, ...part })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(shown))
  return place.querySelector('a')
}

beforeEach(() => {
  treatmentCountry = null
  isEnabled = true
})
afterEach(() => document.body.replaceChildren())

describe('the notice while the country is chosen later', () => {
  it('LOC-55 LOC-59 stands on pages of a shop that allows it, for private visitors without a country', async () => {
    expect((await show())?.getAttribute('href')).toBe(
      `/en-gb/country-settings/?from=${encodeURIComponent(path)}`,
    )
    expect(await show({ visitorType: 'professional' })).toBeNull()
    expect(await show({ path: '/en-gb/account/' })).toBeNull()
    isEnabled = false
    expect(await show()).toBeNull()
    isEnabled = true
    treatmentCountry = 'DK'
    expect(await show()).toBeNull()
  })

  it('LOC-55 opens the settings of the page, and leads to them where the page has none', async () => {
    const press = (link: HTMLElement | null) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true })
      act(() => void link?.dispatchEvent(event))
      return event.defaultPrevented
    }
    const link = await show()
    const open = vi.fn()
    const stop = onOpenSettings(open)
    expect(press(link)).toBe(true)
    expect([open.mock.calls.length, document.activeElement]).toEqual([1, link])
    stop()
    expect(press(await show())).toBe(false)
  })
})
