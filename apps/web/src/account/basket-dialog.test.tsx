// @vitest-environment happy-dom
import { CallError } from '@kindred/contracts/request'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let refused: { code: string; message: string; field?: string }[]
const added: unknown[] = []
vi.mock('../browser/add-to-basket.ts', () => ({
  addToBasket: async (...asked: unknown[]) => {
    added.push(asked)
    if (refused.length === 0) return {}
    throw new CallError(Response.json({}, { status: 422 }), { errors: refused })
  },
}))
const gone: string[] = []
vi.spyOn(window.location, 'assign').mockImplementation((path) => void gone.push(String(path)))
const { BasketDialog } = await import('./basket-dialog.tsx')

const t = Object.assign((key: string) => key, { has: (key: string) => key.startsWith('basket.errors.') })
const line = { lineHandlingType: 'shipment' as const, quantity: 1 }

let root: Root
beforeEach(async () => {
  refused = []
  added.length = 0
  gone.length = 0
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root.render(
      <BasketDialog
        open="Bring"
        title="Bring"
        description="What"
        basket={{ shopCode: 'dk', locale: 'en-gb', path: '/basket/' }}
        t={t}
        language="en-GB"
        makeLine={(answers) => ({ ...line, quantity: Number(answers.get('count')) })}
      >
        <input name="count" defaultValue="4" />
      </BasketDialog>,
    ),
  )
  await act(async () => document.querySelector('button')?.click())
})
afterEach(() => act(async () => root.unmount()))
const send = () =>
  act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })

it('BASK-02 puts the line that was asked for into the basket and goes there', async () => {
  await send()
  expect(added).toEqual([['dk', 'en-gb', [{ ...line, quantity: 4 }]]])
  expect(gone).toEqual(['/basket/'])
})

it('BASK-02 says every reason of a refusal, and stays', async () => {
  refused = ['arrival-required', 'one-is-enough'].map((code) => ({ code, message: '' }))
  await send()
  expect([...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual([
    'basket.errors.arrival-required',
    'basket.errors.one-is-enough',
  ])
  expect(gone).toEqual([])
})
