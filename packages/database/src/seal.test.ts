import { describe, expect, it } from 'vitest'
import { createSeal } from './seal.ts'

const key = Buffer.alloc(32, 7).toString('base64url')

describe('createSeal', () => {
  it('opens what it closed, and never writes the same twice', () => {
    const seal = createSeal(key)
    const sealed = seal.close('refresh-token', 'token')
    expect(seal.open(sealed, 'token')).toBe('refresh-token')
    expect(seal.close('refresh-token', 'token')).not.toBe(sealed)
    expect(sealed).not.toContain('refresh')
  })

  it('refuses another label, another key and a changed text', () => {
    const sealed = createSeal(key).close('x', 'token')
    expect(() => createSeal(key).open(sealed, 'key')).toThrow()
    expect(() => createSeal(Buffer.alloc(32, 8).toString('base64url')).open(sealed, 'token')).toThrow()
    const changed = Buffer.from(sealed, 'base64url')
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
    expect(() => createSeal(key).open(changed.toString('base64url'), 'token')).toThrow()
  })
})
