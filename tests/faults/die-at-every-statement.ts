import type pg from 'pg'
import { expect } from 'vitest'
import { findDisagreements } from './books.ts'
import type { MortalPool } from './mortal-pool.ts'

/** What the process was doing when it died, and what the next process does about it. */
export type Deed = { act: () => Promise<unknown>; finish: () => Promise<unknown> }

/**
 * Kills the process before the first, second, … statement of what is done, each time with a customer of its own, until it
 * lives to the end. Whatever stands after each death, the books agree; then the next process finishes.
 *
 * @param on the process, and a pool that outlives it
 * @returns how many deaths were died
 */
export async function dieAtEveryStatement<One>(
  on: { mortal: MortalPool; pool: pg.Pool },
  prepare: () => Promise<One & Deed>,
  expectEnd: (one: One) => Promise<void>,
): Promise<number> {
  const { mortal, pool } = on
  for (let deaths = 0; ; deaths++) {
    const one = await prepare()
    mortal.restart(deaths)
    await one.act().catch(() => undefined)
    const hasLived = !mortal.isDead
    mortal.restart()
    expect(await findDisagreements(pool), `after death before statement ${deaths + 1}`).toEqual([])
    await one.finish()
    await expectEnd(one)
    if (hasLived) return deaths
  }
}
