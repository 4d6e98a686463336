// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { FollowSession } from './follow-session.island.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

afterEach(() => vi.restoreAllMocks())

it('SES-05 SES-15 SES-16 a checkout that asks nothing leads to sign-in once another tab signed the person out', async () => {
  let session: object | null = { user: { client_guid: 'u1', name: 'Ada' } }
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(session))
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const path = '/en-gb/dk-shop/private/checkout/payment/'
  vi.spyOn(window.location, 'pathname', 'get').mockReturnValue(path)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<FollowSession />))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  expect(assign).not.toHaveBeenCalled()

  session = null
  const otherTab = new BroadcastChannel('kindred-session')
  otherTab.postMessage('signed-out')
  const address = `/api/auth/session-expired/?callbackUrl=${encodeURIComponent(path)}`
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(address))
  otherTab.close()
  await act(async () => root.unmount())
})
