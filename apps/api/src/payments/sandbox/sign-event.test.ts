import { expect, it } from 'vitest'
import { isSignedEvent, signEvent } from './sign-event.ts'

const now = new Date('2026-05-04T08:00:00Z')
const body = Buffer.from('{"id":"1"}')

it('believes what was signed with the key, as it is, and not long ago', () => {
  const header = signEvent(body, 'key', now)
  expect(isSignedEvent(header, body, 'key', now)).toBe(true)
  expect(isSignedEvent(header, Buffer.from('{"id":"2"}'), 'key', now)).toBe(false)
  expect(isSignedEvent(header, body, 'other', now)).toBe(false)
  expect(isSignedEvent(header, body, 'key', new Date(now.getTime() + 301_000))).toBe(false)
  for (const wrong of [undefined, '', 't=1', 't=1,v1=zz', ['t=1']])
    expect(isSignedEvent(wrong, body, 'key', now)).toBe(false)
})
