import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainPattern, matchPattern } from './match-pattern.ts'

describe('patterns that staff write', () => {
  it('FORM-10 finds what the language’s own engine finds', () => {
    for (const [pattern, text] of [
      ['^\\d{4}$', '8000'],
      ['^\\d{4}$', '80000'],
      ['[A-Z]{2}-\\d+', 'No DK-12'],
      ['^(?:yes|no)$', 'maybe'],
      ['^\\p{L}+$', 'Åse'],
      ['^[^@\\s]+$', 'a b'],
      ['^\\+?\\d[\\d ]{6,}$', '+45 86 12 34 56'],
    ] as const)
      expect(matchPattern(pattern, text), pattern).toBe(new RegExp(pattern, 'u').test(text))
  })

  it('FORM-10 finds the same for any text of simple patterns', () => {
    const patterns = ['^a+b*$', '[a-c]{2,3}', 'a|bc', '^(ab)*c?$', '\\d+\\.?', '^.{0,3}$']
    fc.assert(
      fc.property(fc.constantFrom(...patterns), fc.stringMatching(/^[abc1.]{0,8}$/), (pattern, text) => {
        expect(matchPattern(pattern, text)).toBe(new RegExp(pattern).test(text))
      }),
    )
  })

  it.each(['^(a+)+$', '^(a|aa)+$', '^(a|a?)+$', '(x+x+)+y', '^(([a-z])+.)+[A-Z]([a-z])+$'])(
    'FORM-10 answers the catastrophic %s on a long text',
    (pattern) => {
      // The backtracking engine would need longer than the universe is old.
      expect(matchPattern(pattern, `${'a'.repeat(20_000)}!`)).toBe(false)
    },
  )

  it('FORM-10 refuses at saving what it cannot run', () => {
    for (const pattern of ['(', '[a', '(?=x)', '(?<!x)y', '(a)\\1', 'a{2,1}', `${'a'.repeat(501)}`])
      expect(explainPattern(pattern), pattern).toMatch(/cannot be used|at most/)
    expect(explainPattern('^\\d{4}$')).toBeNull()
  })

  it('FORM-10 locks nobody out when a pattern that cannot be read was stored', () => {
    expect(matchPattern('(', 'anything')).toBe(true)
  })
})
