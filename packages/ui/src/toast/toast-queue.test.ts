import { expect, it } from 'vitest'
import { addToast, toastSeconds } from './toast-queue.tsx'

it('leaves time to read, and more to act', () => {
  expect(toastSeconds({ text: 'Saved' })).toBe(6)
  expect(toastSeconds({ text: 'Saved', action: { label: 'Undo', onAction: () => {} } })).toBe(10)
  expect(toastSeconds({ text: 'x'.repeat(300) })).toBe(18)
})

it('shows three at most', () => {
  const toasts = [1, 2, 3].map((id) => ({ id, text: `${id}` }))
  expect(addToast(toasts, { id: 4, text: '4' }).map((toast) => toast.id)).toEqual([2, 3, 4])
})
