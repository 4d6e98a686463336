import { CallError } from '@kindred/contracts/request'

/**
 * What came of a call, for the address of the page that says it: `done`, the code of what stood against it (`other`
 * where it has none), or `unavailable` when nobody could tell.
 */
export async function sayOutcome(calling: Promise<unknown>, done: string): Promise<string> {
  try {
    await calling
    return done
  } catch (error) {
    return error instanceof CallError && error.status < 500
      ? (error.errors[0]?.code ?? 'other')
      : 'unavailable'
  }
}
