import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { findTotpStep, makeTotpSecret, printTotpAddress } from './totp.ts'

// RFC 6238, appendix B: the ASCII secret 12345678901234567890 in base32, the last six of its eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [2_000_000_000, '279037'],
  ])('SES-01 knows the code of RFC 6238 at %i s', (seconds, code) => {
    expect(findTotpStep(code, secret, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  it('SES-01 takes the half minute before and after, for clocks that differ, and no more', () => {
    const code = (seconds: number) => new TOTP({ secret }).generate({ timestamp: seconds * 1000 })
    const now = at(1_000_000_000)
    const step = Math.floor(1_000_000_000 / 30)
    expect(findTotpStep(code(1_000_000_000 - 30), secret, now)).toBe(step - 1)
    expect(findTotpStep(code(1_000_000_000 + 30), secret, now)).toBe(step + 1)
    expect(findTotpStep(code(1_000_000_000 - 60), secret, now)).toBeNull()
    expect(findTotpStep(code(1_000_000_000 + 60), secret, now)).toBeNull()
  })

  it.each(['', '28708', '2870822', 'abcdef', '28 082', '１２３４５６', "1' or 1"])('takes no %j', (code) => {
    expect(findTotpStep(code, secret, at(59))).toBeNull()
  })

  it('makes secrets of 160 bits and an address that names house and account', () => {
    const made = makeTotpSecret()
    expect(made).toMatch(/^[A-Z2-7]{32}$/)
    expect(makeTotpSecret()).not.toBe(made)
    const address = new URL(printTotpAddress(made, 'ada@example.com'))
    expect(address.protocol).toBe('otpauth:')
    expect(address.searchParams.get('secret')).toBe(made)
    expect(address.searchParams.get('issuer')).toBe('Kindred')
    expect(decodeURIComponent(address.pathname)).toContain('ada@example.com')
  })
})
