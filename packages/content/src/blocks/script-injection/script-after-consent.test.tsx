// @vitest-environment happy-dom
import { consentEvent, type OptionalCategory } from '@kindred/domain/consent/consent-categories'
import { printConsent } from '@kindred/domain/consent/print-consent'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScriptAfterConsent } from './script-after-consent.island.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// The script itself is not fetched here.
Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
  handleDisabledFileLoadingAsSuccess: true,
})

const src = 'https://count.example/count.js'
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-injected]')]
const choose = (...approved: OptionalCategory[]) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the consent dialog writes it
  document.cookie = printConsent(approved, { at: new Date(), isHttps: false })
  window.dispatchEvent(new Event(consentEvent))
}

let root: Root
beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: nobody has chosen yet
  document.cookie = 'CookieInformationConsent=; max-age=0; path=/'
  root = createRoot(document.createElement('div'))
})
afterEach(() => {
  act(() => root.unmount())
  for (const script of scripts()) script.remove()
  vi.restoreAllMocks()
})
const show = () =>
  act(async () => root.render(<ScriptAfterConsent src={src} consent="cookie_cat_statistic" />))

it('BLK-09 ANA-01 loads nothing before the visitor agreed, and nothing for another category', async () => {
  await show()
  choose()
  choose('cookie_cat_marketing', 'cookie_cat_functional')
  expect(scripts()).toEqual([])
})

it('BLK-09 ANA-01 loads the script once, as soon as its category is agreed to', async () => {
  await show()
  choose('cookie_cat_statistic')
  choose('cookie_cat_statistic', 'cookie_cat_marketing')
  expect(scripts().map((script) => script.src.split('?', 1)[0])).toEqual([src])
})

it('BLK-09 ANA-01 starts the page anew without the script when the agreement is taken back', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  await show()
  choose('cookie_cat_statistic')
  expect(reload).not.toHaveBeenCalled()
  choose()
  expect(reload).toHaveBeenCalledTimes(1)
})
