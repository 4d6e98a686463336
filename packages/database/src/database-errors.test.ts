import { describe, expect, it } from 'vitest'
import { findCode, findConstraint, isDatabaseDown } from './database-errors.ts'

describe('isDatabaseDown', () => {
  it.each([
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('the database system is shutting down'), { code: '57P03' }),
    Object.assign(new Error('connection failure'), { code: '08006' }),
    new Error('Connection terminated unexpectedly'),
    new Error('Failed query', { cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }) }),
    new AggregateError([Object.assign(new Error('v6'), { code: 'ECONNREFUSED' })]),
  ])('says yes to %s', (error) => {
    expect(isDatabaseDown(error)).toBe(true)
  })

  it.each([
    Object.assign(new Error('duplicate key'), { code: '23505' }),
    new Error('boom'),
    undefined,
    'text',
  ])('says no to %s', (error) => {
    expect(isDatabaseDown(error)).toBe(false)
  })
})

it('finds code and constraint under a wrapper', () => {
  const violation = Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'hold_one_live' })
  const wrapped = new Error('Failed query', { cause: violation })
  expect(findCode(wrapped)).toBe('23505')
  expect(findConstraint(wrapped)).toBe('hold_one_live')
})
