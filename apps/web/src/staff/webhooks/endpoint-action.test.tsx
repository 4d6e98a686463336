// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const sent: { path: string; body?: unknown }[] = []
vi.mock('@kindred/contracts/request', async (original) => ({
  ...(await original<object>()),
  makeSend: () => async (path: string, call: { body?: unknown }) => {
    sent.push({ path, ...(call.body !== undefined && { body: call.body }) })
    return { secret: 'whsec_shown_once' }
  },
}))
const { EndpointAction } = await import('./endpoint-action.island.tsx')
const { EndpointForm } = await import('./endpoint-form.island.tsx')

const texts = new Proxy({} as Record<string, string>, { get: (_, key: string) => key })

let root: Root
beforeEach(() => {
  sent.length = 0
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
})
afterEach(() => act(async () => root.unmount()))

const press = (name: string, at: 'page' | 'dialog') =>
  act(async () => {
    const within = at === 'dialog' ? document.querySelector('[role=dialog]') : document
    const button = [...(within?.querySelectorAll('button') ?? [])].find((one) =>
      one.textContent?.startsWith(name),
    )
    button?.click()
  })

it('asks for a second press before it changes a secret, and shows the new one', async () => {
  const given = {
    id: 'one',
    action: 'rotate',
    label: 'New secret',
    explain: 'For 24 hours both sign',
  } as const
  await act(async () => root.render(<EndpointAction {...given} texts={texts} />))
  await press('New secret', 'page')
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('For 24 hours both sign')
  expect(sent).toEqual([])
  await press('New secret', 'dialog')
  expect(sent).toEqual([{ path: '/api/staff/webhooks/one/rotate' }])
  expect(document.querySelector('code')?.textContent).toBe('whsec_shown_once')
})

it('adds an endpoint with the events that are ticked, and shows its secret once', async () => {
  await act(async () => root.render(<EndpointForm texts={texts} eventTexts={texts} />))
  await press('add', 'page')
  await act(async () => {
    for (const [name, value] of [
      ['name', 'ERP'],
      ['url', 'https://erp.example/hooks'],
    ] as const) {
      const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`)
      if (input) input.value = value
    }
    for (const event of ['order.placed', 'stock.sold'])
      document.querySelector<HTMLInputElement>(`input[value="${event}"]`)?.click()
  })
  await press('add', 'dialog')
  expect(sent).toEqual([
    {
      path: '/api/staff/webhooks',
      body: { name: 'ERP', url: 'https://erp.example/hooks', events: ['order.placed', 'stock.sold'] },
    },
  ])
  expect(document.querySelector('code')?.textContent).toBe('whsec_shown_once')
})
