// @vitest-environment happy-dom
import { money } from '@kindred/domain/money'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let answer: () => Promise<unknown> = () => new Promise(() => undefined)
const sent: { path: string; body: unknown; key: string | undefined }[] = []
vi.mock('@kindred/contracts/request', async (original) => ({
  ...(await original<object>()),
  makeSend: () => async (path: string, call: { body: unknown; headers: Record<string, string> }) => {
    sent.push({ path, body: call.body, key: call.headers['idempotency-key'] })
    return answer()
  },
}))
const { CallError } = await import('@kindred/contracts/request')
const { RefundAction } = await import('./refund-action.island.tsx')

const texts = new Proxy(
  {
    submit: 'Give back {amount}',
    incomplete: 'Choose',
    fewer: 'fewer of {line}',
    more: 'more of {line}',
  } as Record<string, string>,
  {
    get: (known, key: string) => known[key] ?? key,
  },
) as Parameters<typeof RefundAction>[0]['texts']
const lines = [
  { id: 'straws', name: 'Jonas, straws', quantity: 3, refundedQuantity: 1, paid: money(3000, 'EUR') },
]

let root: Root
beforeEach(async () => {
  sent.length = 0
  answer = () => new Promise(() => undefined)
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root.render(
      <RefundAction
        number="4F7K"
        refundable={money(2500, 'EUR')}
        lines={lines}
        language="en-GB"
        texts={texts}
      />,
    ),
  )
  await act(async () => document.querySelector('button')?.click())
})
afterEach(() => act(async () => root.unmount()))

const type = (selector: string, value: string) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>(selector)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (button: Element | null | undefined) => act(async () => (button as HTMLElement | null)?.click())
const button = () => document.querySelector<HTMLButtonElement>('form > .k-row button')
const label = () => button()?.querySelector('.k-button__label')?.textContent
const choose = (kind: string) => press(document.querySelector(`input[type=radio][id$="-${kind}"]`))

it('says on the button what goes back, and cannot be pressed before that is known', async () => {
  expect([label(), button()?.getAttribute('aria-disabled')]).toEqual(['Choose', 'true'])
  await type('input[inputmode=decimal]', '12,50')
  expect(label()).toBe('Give back €12.50')
  await type('input[inputmode=decimal]', '25.01')
  expect(button()?.getAttribute('aria-disabled')).toBe('true')
  await choose('all')
  expect(label()).toBe('Give back €25')
  await choose('lines')
  expect(label()).toBe('Choose')
  await press(document.querySelector('button[aria-label^=more]'))
  expect(label()).toBe('Give back €10')
})

it('sends the lines with the reason once, however often it is pressed', async () => {
  await choose('lines')
  await press(document.querySelector('button[aria-label^=more]'))
  await press(document.querySelector('button[aria-label^=more]'))
  await press(document.querySelector('button[aria-label^=more]'))
  await type('input[name=reason]', 'asked by customer')
  await press(button())
  await press(button())
  expect(sent).toEqual([
    {
      path: '/api/staff/orders/4F7K/actions/refund',
      body: { lines: [{ lineId: 'straws', quantity: 2 }], reason: 'asked by customer' },
      key: expect.any(String),
    },
  ])
})

it('is the same refund when pressed again after a lost answer, another one after a refusal', async () => {
  await choose('all')
  await type('input[name=reason]', 'Late tank')
  const submit = () => act(async () => document.querySelector('form')?.requestSubmit())
  answer = () => Promise.reject(new TypeError('The answer was lost'))
  await submit()
  await submit()
  answer = () => Promise.reject(new CallError(new Response(null, { status: 422 }), { errors: [] }))
  await submit()
  await submit()
  const [first, ...later] = sent.map(({ key }) => key)
  expect(first).toBeTruthy()
  expect(later.map((key) => key === first)).toEqual([true, true, false])
})

it('names for each line how many go back and its presses', async () => {
  await choose('lines')
  const names = [...document.querySelectorAll('.k-quantity [aria-label]')].map((one) =>
    one.getAttribute('aria-label'),
  )
  expect(names).toEqual(['fewer of Jonas, straws', 'ofLine', 'more of Jonas, straws'])
})
