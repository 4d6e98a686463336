import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { signWebhook } from './sign-webhook.ts'

const at = new Date('2026-05-04T08:00:00.900Z')
const mac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

it('signs moment and body with each secret that counts', () => {
  const seconds = Math.floor(at.getTime() / 1000)
  expect(signWebhook('{"a":"ø"}', ['new', 'old'], at)).toBe(
    `t=${seconds},v1=${mac('new', `${seconds}.{"a":"ø"}`)},v1=${mac('old', `${seconds}.{"a":"ø"}`)}`,
  )
})

it('is another signature for another moment, body or secret', () => {
  const all = [
    signWebhook('1', ['a'], at),
    signWebhook('2', ['a'], at),
    signWebhook('1', ['b'], at),
    signWebhook('1', ['a'], new Date(at.getTime() + 1000)),
  ]
  expect(new Set(all).size).toBe(4)
})
