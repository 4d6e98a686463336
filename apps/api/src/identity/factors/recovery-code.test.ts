import { expect, it } from 'vitest'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-code.ts'

it('makes ten codes without letters that look alike', () => {
  const codes = makeRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-tv-z2-9]{5}-[a-hjkmnp-tv-z2-9]{5}$/)
})

it('keeps a hash that depends on code, customer and installation, not on how it was typed', () => {
  const hash = hashRecoveryCode('k7mfq-3vhtz', 'ada', 'key')
  expect(hashRecoveryCode(' K7MFQ 3vhtz', 'ada', 'key')).toBe(hash)
  expect(hashRecoveryCode('k7mfq-3vhtz', 'grace', 'key')).not.toBe(hash)
  expect(hashRecoveryCode('k7mfq-3vhtz', 'ada', 'other')).not.toBe(hash)
  expect(hash).not.toContain('k7mfq')
})
