/**
 * DON-04: a card tells how alike two faces are only to somebody who is signed in and registered for face matching, in a
 * shop that has it switched on. One of the three missing, the score is not in the answer.
 */
export function showsFaceScore(asked: {
  readonly isSignedIn: boolean
  readonly isEnabledInShop: boolean
  readonly isRegistered: boolean
}): boolean {
  return asked.isSignedIn && asked.isEnabledInShop && asked.isRegistered
}
