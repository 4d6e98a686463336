import { expect, it } from 'vitest'
import { listSinks, pagePolicy, readScriptOrigins } from './content-policy.ts'

const mark = (origin: string) => `<meta name="kindred-script-origin" content="${origin}"/>`

it('BLK-09 opens the policy of a page to the scripts placed on it, and to no other address', () => {
  const origins = readScriptOrigins(
    `<main>${mark('https://count.example')}${mark('https://count.example')}</main>`,
  )
  expect(origins).toEqual(['https://count.example'])
  const policy = pagePolicy(["'sha256-x'"], false, origins)
  expect(policy).toContain("script-src 'self' 'sha256-x' https://count.example;")
  expect(policy).toContain("connect-src 'self' https://count.example;")
  expect(pagePolicy([])).toContain("script-src 'self';")
})

it('BLK-09 takes nothing into the policy that is no address over https', () => {
  for (const origin of [
    'http://count.example',
    'https://*',
    "https://a.example; script-src 'unsafe-inline'",
    'data:',
    'https://a.example/path',
    '*',
  ])
    expect(readScriptOrigins(mark(origin)), origin).toEqual([])
  expect(readScriptOrigins('&lt;meta name="kindred-script-origin" content="https://a.example"/&gt;')).toEqual(
    [],
  )
})

it('CFG-01 lets a page tell the telemetry of the connection string, which may run nothing here', () => {
  const key = 'InstrumentationKey=00000000-0000-0000-0000-00000000abcd'
  const sinks = listSinks(`${key};IngestionEndpoint=https://in.example.com/`)
  const policy = pagePolicy([], false, [], sinks)
  expect(policy).toContain("connect-src 'self' https://in.example.com;")
  expect(policy).toContain("script-src 'self';")
  expect(listSinks(undefined)).toEqual([])
  expect(listSinks(`${key};IngestionEndpoint=https://in.example.com/ 'unsafe-inline'`)).toEqual([])
})
