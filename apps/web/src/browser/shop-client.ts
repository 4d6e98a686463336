/** Session and calls of a page in one piece: `session.ts` and `call-shop.ts` load it once, whichever is asked first. */
export { readSession, refetchSession, watchSession } from './page-session.ts'
export { sendInShop } from './shop-calls.ts'
