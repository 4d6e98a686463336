import { describe, expect, it } from 'vitest'
import { formatDuration } from './messages.mjs'

describe('a duration', () => {
  it.each([
    [400, '0.4 s'],
    [12_000, '12 s'],
    [59_700, '1 min 0 s'],
    [125_000, '2 min 5 s'],
    [179_600, '3 min 0 s'],
  ])('%i ms read %s', (milliseconds, text) => expect(formatDuration(milliseconds)).toBe(text))
})
