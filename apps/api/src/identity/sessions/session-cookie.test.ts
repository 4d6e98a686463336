import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { openSessionCookie } from './session-cookie.ts'

// The real library of the web process makes the cookie, so that an update that changes it is noticed here.
const fromWeb = createRequire(new URL('../../../../web/package.json', import.meta.url))
const { encode } = fromWeb('next-auth/jwt') as {
  encode: (params: { token: object; secret: string; maxAge?: number }) => Promise<string>
}
const secret = 'x'.repeat(43)
const sid = 'b3f1c1de-0000-4000-8000-000000000001'

describe('openSessionCookie', () => {
  it('SES-32 opens what the web process made', async () => {
    expect(await openSessionCookie(await encode({ token: { sid }, secret }), secret)).toBe(sid)
  })

  it('takes nothing made with another secret, changed, run out or without a session', async () => {
    const open = (value: string) => openSessionCookie(value, secret)
    const token = await encode({ token: { sid }, secret })
    expect(await open(await encode({ token: { sid }, secret: 'y'.repeat(43) }))).toBeNull()
    expect(await open(`${token.slice(0, -4)}AAAA`)).toBeNull()
    expect(await open(await encode({ token: { sid }, secret, maxAge: -60 }))).toBeNull()
    expect(await open('not a token')).toBeNull()
    expect(await open(await encode({ token: { sid: "1'; drop table" }, secret }))).toBeNull()
  })
})
