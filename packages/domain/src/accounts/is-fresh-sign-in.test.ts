import { expect, it } from 'vitest'
import { isFreshSignIn } from './is-fresh-sign-in.ts'

const now = new Date('2026-11-28T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

it.each([
  ['just now', ago(0), true],
  ['ten minutes ago', ago(600), true],
  ['a second longer ago', ago(601), false],
  ['on a machine whose clock is a little ahead', ago(-60), true],
  ['in the future', ago(-61), false],
  ['nobody knows when', null, false],
])('SES-20 a sign-in of %s is fresh: %s', (_when, signedInAt, isFresh) => {
  expect(isFreshSignIn(signedInAt as Date | null, now)).toBe(isFresh)
})
