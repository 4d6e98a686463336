import { expect, it } from 'vitest'
import { addHours, isReminderDue, isResting, readWaitingState, startWaiting } from './waiting-entry.ts'

const [early, now, later] = [
  '2026-05-01T08:00:00.000Z',
  '2026-06-01T08:00:00.000Z',
  '2026-08-30T08:00:00.000Z',
]

it('FAV-11 waits 90 days, to the very instant', () => {
  const entry = startWaiting(null, 2, now)
  expect(entry).toEqual({ amount: 2, since: now, expiresAt: later, toldAt: null })
  expect(readWaitingState(entry, '2026-08-30T07:59:59.999Z')).toBe('waiting')
  expect(readWaitingState(entry, later)).toBe('ended')
})

it('FAV-11 keeps the place in line of who renews or changes the amount while waiting', () => {
  const entry = startWaiting(null, 2, early)
  expect(startWaiting(entry, 5, now)).toEqual({ amount: 5, since: early, expiresAt: later, toldAt: null })
})

it('FAV-11 lets who was told, or let it end, come last again', () => {
  const told = { ...startWaiting(null, 2, early), toldAt: '2026-05-20T08:00:00.000Z' }
  expect(readWaitingState(told, now)).toBe('told')
  const again = startWaiting(told, 2, now)
  expect(again).toMatchObject({ since: now, toldAt: told.toldAt })
  expect(readWaitingState(again, now)).toBe('waiting')
  const ended = { ...startWaiting(null, 2, early), expiresAt: now }
  expect(startWaiting(ended, 2, now).since).toBe(now)
})

it('FAV-11 rests a day after it told', () => {
  expect(isResting({ toldAt: null }, now)).toBe(false)
  expect(isResting({ toldAt: '2026-05-31T08:00:00.001Z' }, now)).toBe(true)
  expect(isResting({ toldAt: '2026-05-31T08:00:00.000Z' }, now)).toBe(false)
})

it('FAV-11 asks once in the last seven days whether to go on, and again before the end of a renewed wait', () => {
  const entry = { ...startWaiting(null, 2, early), remindedAt: null }
  const lastWeek = addHours(entry.expiresAt, -7 * 24)
  expect(isReminderDue(entry, addHours(lastWeek, -1))).toBe(false)
  expect(isReminderDue(entry, lastWeek)).toBe(true)
  const reminded = { ...entry, remindedAt: lastWeek }
  expect(isReminderDue(reminded, addHours(lastWeek, 24))).toBe(false)
  expect(isReminderDue(entry, entry.expiresAt)).toBe(false)
  const renewed = { ...reminded, ...startWaiting(reminded, 2, addHours(lastWeek, 48)) }
  expect(isReminderDue(renewed, addHours(renewed.expiresAt, -1))).toBe(true)
})
