import { describe, expect, it } from 'vitest'
import * as traits from './traits.ts'

describe('traits', () => {
  it('names every value once, with a key that can stand in a text key', () => {
    for (const [list, values] of Object.entries(traits)) {
      expect(new Set(values).size, list).toBe(values.length)
      for (const value of values)
        expect(value, list).toMatch(list === 'bloodTypes' ? /^(O|A|B|AB)[+-]$/ : /^[a-z][a-zA-Z]*$/)
    }
  })
})
