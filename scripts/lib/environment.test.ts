import { expect, it } from 'vitest'
import { cleanEnvironment } from './clean-environment.mjs'
import { findProductionGaps, makeEnvironment, readMode } from './environment.mjs'

const complete = {
  KINDRED_MODE: 'production',
  KINDRED_SECRET: Buffer.alloc(32, 7).toString('base64url'),
  PUBLIC_URL: 'https://shop.example.org',
  DATABASE_URL: 'postgres://db/kindred',
  SMTP_URL: 'smtps://mail.example.org',
}

it('refuses production until everything is given', () => {
  expect(findProductionGaps({}).map((gap) => gap.split(':')[0])).toEqual([
    'KINDRED_SECRET',
    'PUBLIC_URL',
    'DATABASE_URL',
    'SMTP_URL',
  ])
  expect(() => readMode({ KINDRED_MODE: 'production' })).toThrow('KINDRED_SECRET')
  expect(readMode(complete)).toBe('production')
})

it('refuses a short secret, an address without https and an unknown mode', () => {
  expect(findProductionGaps({ ...complete, KINDRED_SECRET: 'short' })).toHaveLength(1)
  expect(findProductionGaps({ ...complete, PUBLIC_URL: 'http://shop.example.org' })).toHaveLength(1)
  expect(() => readMode({ KINDRED_MODE: 'prod' })).toThrow('demo or production')
})

it('is a demo unless told otherwise', () => {
  expect(readMode({})).toBe('demo')
})

it('gives both processes one public address', () => {
  const facts = {
    port: 3100,
    webPort: 4000,
    databaseUrl: 'postgres://x',
    secret: 's',
    mode: 'demo',
    data: '/d',
  }
  expect(makeEnvironment(facts, {})).toMatchObject({
    PUBLIC_URL: 'http://localhost:3100',
    API_ORIGIN: 'http://127.0.0.1:3100',
    NODE_ENV: 'production',
  })
  expect(makeEnvironment(facts, { PUBLIC_URL: 'https://a.example' }).NEXTAUTH_URL).toBe('https://a.example')
})

it('keeps the caller’s settings away from tests, all but the database', () => {
  expect(
    cleanEnvironment({ PATH: '/bin', PORT: '1', KINDRED_MODE: 'production', DATABASE_URL: 'x' }),
  ).toEqual({
    PATH: '/bin',
    DATABASE_URL: 'x',
  })
})
