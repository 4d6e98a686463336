import { CallError } from '@kindred/contracts/request'
import { expect, it } from 'vitest'
import { isAnswered, makePressKeys } from './press-keys.ts'

const makeCounting = () => {
  let count = 0
  return makePressKeys(() => `key-${++count}`)
}

it('gives a second press of the same form the same key while the outcome is unknown', () => {
  const keys = makeCounting()
  expect(keys.take('pay', { method: 'card' })).toBe('key-1')
  expect(keys.take('pay', { method: 'card' })).toBe('key-1')
})

it('starts anew after an answer and for other answers of the form', () => {
  const keys = makeCounting()
  keys.take('pay', { method: 'card' })
  expect(keys.take('pay', { method: 'invoice' })).toBe('key-2')
  keys.settle('pay')
  expect(keys.take('pay', { method: 'invoice' })).toBe('key-3')
})

it('takes as an answer what the server has decided, and nothing that may still go on', () => {
  const fail = (status: number, code: string) =>
    new CallError(new Response(null, { status }), { errors: [{ code, message: '' }] })
  expect(isAnswered(fail(422, 'not-enough-stock'))).toBe(true)
  expect(isAnswered(fail(422, 'request-in-progress'))).toBe(false)
  expect(isAnswered(fail(503, 'unavailable'))).toBe(false)
  expect(isAnswered(new TypeError('fetch failed'))).toBe(false)
})
