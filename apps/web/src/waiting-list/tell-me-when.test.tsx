// @vitest-environment happy-dom
import { CallError } from '@kindred/contracts/request'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TellMeWhenForm } from './tell-me-when.island.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const send = vi.hoisted(() => vi.fn())
const session = vi.hoisted(() => ({ tell: (_state: unknown) => {} }))
vi.mock('../browser/call-shop.ts', () => ({ callShop: () => send }))
vi.mock('../browser/session.ts', () => ({
  watchSession: (listener: (state: unknown) => void) => {
    session.tell = listener
    return () => {}
  },
}))

const entry = {
  waitingListGuid: 'entry-1',
  strawType: 'IUI',
  amount: 1,
  state: 'waiting',
  expiresAt: '2027-02-26T08:00:00.000Z',
}
const form = (
  <TellMeWhenForm
    donorGuid="guid-1"
    department="dept-1"
    shopCode="dk"
    locale="en-gb"
    language="en-GB"
    path="/en-gb/dk-shop/private/donor/K4127/"
    types={[
      { value: 'IUI', label: 'IUI' },
      { value: 'IVF', label: 'IVF / ICSI' },
    ]}
    texts={{
      signIn: 'Sign in to be told',
      action: 'Tell me when',
      joined: 'You are on the list until {date}.',
      waits: '{type}, {count}: until {date}',
      leave: 'Leave',
      left: 'You are off the list.',
      amount: 'How many',
      more: 'More',
    }}
    errors={{ 'in-stock': 'They are there now.', other: 'This did not work.' }}
  />
)

let root: Root
let page: HTMLElement
beforeEach(async () => {
  send.mockReset().mockResolvedValue([])
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
  await act(async () => root.render(form))
})
afterEach(() => {
  act(() => root.unmount())
  page.remove()
})
const signIn = () => act(async () => session.tell({ user: { username: 'u1' } }))
const press = (label: string) =>
  act(async () =>
    [...page.querySelectorAll('button')]
      .find((one) => (one.getAttribute('aria-label') ?? one.textContent)?.startsWith(label))
      ?.click(),
  )
const submit = () => act(async () => page.querySelector('form')?.requestSubmit())
const text = () => page.textContent ?? ''
const status = () => page.querySelector('[role=status]')?.textContent

describe('tell me when', () => {
  it('FAV-12 leads visitors to sign-in and back to this place, also without scripts', () => {
    for (const html of [page.innerHTML, renderToStaticMarkup(form)]) {
      expect(html).toContain('Sign in to be told')
      expect(html).toContain('callbackUrl=%2Fen-gb%2Fdk-shop%2Fprivate%2Fdonor%2FK4127%2F%23tell-me-when')
    }
    expect(send).not.toHaveBeenCalled()
  })

  it('FAV-12 FAV-15 shows what is waited for already, and waits for kind and amount', async () => {
    send.mockResolvedValueOnce([
      { ...entry, strawType: 'IVF' },
      { ...entry, waitingListGuid: 'old', state: 'told' },
    ])
    await signIn()
    expect(send).toHaveBeenCalledExactlyOnceWith('/api/stocknotifications/dept-1/guid-1')
    expect(page.querySelectorAll('li')).toHaveLength(1)
    expect(text()).toContain('IVF / ICSI, 1: until 26 February 2027')
    send.mockResolvedValueOnce({ ...entry, amount: 2 })
    await press('More')
    await submit()
    expect(send).toHaveBeenLastCalledWith('/api/stocknotifications/dept-1', {
      method: 'POST',
      body: { donorGuid: 'guid-1', strawType: 'IUI', amount: 2 },
    })
    expect(status()).toContain('You are on the list until 26 February 2027.')
    expect(page.querySelectorAll('li')).toHaveLength(2)
    expect(page.querySelector('[role=status] a')?.getAttribute('href')).toBe(
      '/en-gb/account/favourites/#waiting-list',
    )
  })

  it('FAV-13 leaves the list', async () => {
    send.mockResolvedValueOnce([entry])
    await signIn()
    send.mockResolvedValueOnce(undefined)
    await press('Leave')
    expect(send).toHaveBeenLastCalledWith('/api/stocknotifications/entry-1', { method: 'DELETE' })
    expect(page.querySelectorAll('li')).toHaveLength(0)
    expect(status()).toContain('You are off the list.')
  })

  it('FAV-12 says why one cannot wait', async () => {
    await signIn()
    const refusal = new CallError(Response.json({}, { status: 422 }), {
      errors: [{ code: 'in-stock', message: '' }],
    })
    send.mockRejectedValueOnce(refusal)
    await submit()
    expect(status()).toContain('They are there now.')
  })

  it('FAV-14 forgets what was shown when somebody signs out', async () => {
    send.mockResolvedValueOnce([entry])
    await signIn()
    expect(page.querySelectorAll('li')).toHaveLength(1)
    await act(async () => session.tell({ user: null }))
    expect(text()).toBe('Sign in to be told')
  })
})
