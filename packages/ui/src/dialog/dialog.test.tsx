// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dialog, type DialogProps } from './dialog.island.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let place: HTMLElement
const onOpenChange = vi.fn<(open: boolean) => void>()
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  onOpenChange.mockClear()
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

const show = (props: Partial<DialogProps> = {}) =>
  act(async () => {
    root.render(
      <Dialog open onOpenChange={onOpenChange} title="Delivery" closeLabel="Close" {...props}>
        <input aria-label="Inside" />
      </Dialog>,
    )
  })
const dialog = () => document.querySelector<HTMLElement>('.k-dialog')
const cross = () => document.querySelector<HTMLElement>('button[aria-label="Close"]')
const pressEscape = () =>
  act(async () => {
    const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    document.dispatchEvent(press)
  })

// Presses outside need a real browser: tests/e2e/modal.spec.ts.
it('BLK-22 closes on Escape', async () => {
  await show()
  await pressEscape()
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

it('BLK-22 closes by its exit button', async () => {
  await show()
  await act(async () => cross()?.click())
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

it('BLK-22 stays open while closing is prevented, and then shows no exit', async () => {
  await show({ preventClose: true })
  expect(cross()).toBeNull()
  await pressEscape()
  expect(onOpenChange).not.toHaveBeenCalled()
  expect(dialog()?.textContent).toContain('Delivery')
})

it('BLK-22 has a name, takes the focus and keeps what is behind it from readers', async () => {
  await show()
  const title = document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '')
  expect(title?.textContent).toBe('Delivery')
  expect(dialog()?.contains(document.activeElement)).toBe(true)
  expect(place.getAttribute('aria-hidden')).toBe('true')
})

it.each(['right', 'centre'] as const)('BLK-23 stands %s', async (position) => {
  await show({ position })
  expect(dialog()?.className).toContain(`k-dialog--${position}`)
})

it('BLK-23 stands on the right unless told otherwise', async () => {
  await show()
  expect(dialog()?.className).toContain('k-dialog--right')
})
