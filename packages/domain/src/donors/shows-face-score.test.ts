import { expect, it } from 'vitest'
import { showsFaceScore } from './shows-face-score.ts'

const all = { isSignedIn: true, isEnabledInShop: true, isRegistered: true }

it('DON-04 shows the score when signed in, switched on in the shop, and registered', () => {
  expect(showsFaceScore(all)).toBe(true)
})

it.each(['isSignedIn', 'isEnabledInShop', 'isRegistered'] as const)(
  'DON-04 shows no score without %s',
  (missing) => {
    expect(showsFaceScore({ ...all, [missing]: false })).toBe(false)
  },
)
