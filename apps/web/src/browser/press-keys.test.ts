import { expect, it } from 'vitest'
import { makePressKeys } from './press-keys.ts'

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
