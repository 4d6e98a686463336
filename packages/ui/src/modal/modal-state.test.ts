import { expect, it } from 'vitest'
import { modalDuration, nextModalState } from './modal-state.tsx'

it('BLK-24 goes from closed to open to closing and, after 300 ms, to closed', () => {
  expect(nextModalState('closed', 'open')).toBe('open')
  expect(nextModalState('open', 'close')).toBe('closing')
  expect(nextModalState('closing', 'closed')).toBe('closed')
  expect(modalDuration).toBe(300)
})

it('BLK-24 opens again while it leaves, and closes nothing that is not open', () => {
  expect(nextModalState('closing', 'open')).toBe('open')
  expect(nextModalState('open', 'closed')).toBe('open')
  expect(nextModalState('closed', 'close')).toBe('closed')
})
