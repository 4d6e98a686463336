import { expect, it } from 'vitest'
import { readConnectionString } from './read-connection-string.ts'

const key = 'InstrumentationKey=00000000-0000-0000-0000-00000000abcd'

it('CFG-01 reads key and address of a connection string', () => {
  expect(
    readConnectionString(
      `${key};IngestionEndpoint=https://westeurope-5.in.example.com/;LiveEndpoint=https://l/`,
    ),
  ).toEqual({
    instrumentationKey: '00000000-0000-0000-0000-00000000abcd',
    origin: 'https://westeurope-5.in.example.com',
  })
  expect(readConnectionString(key)?.origin).toBe('https://dc.services.visualstudio.com')
})

it('CFG-01 reads nothing of what is no connection string, or leads elsewhere than to one address over https', () => {
  for (const text of [
    null,
    undefined,
    '',
    'IngestionEndpoint=https://a.example/',
    'InstrumentationKey=7',
    `${key};IngestionEndpoint=http://a.example/`,
    `${key};IngestionEndpoint=https://*`,
    `${key};IngestionEndpoint=https://a.example/ 'unsafe-inline'`,
    `${key};IngestionEndpoint=https://ada:pass@a.example/`,
    `${key};IngestionEndpoint=https://a.example/path`,
  ])
    expect(readConnectionString(text), String(text)).toBeNull()
})
