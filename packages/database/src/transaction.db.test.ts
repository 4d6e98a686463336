import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findCode } from './database-errors.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { transaction } from './transaction.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(
    'create table account (name text primary key, amount integer not null check (amount >= 0))',
  )
})
afterAll(() => database.drop())
beforeEach(() => database.pool.query("truncate account; insert into account values ('a', 10), ('b', 10)"))

async function amounts(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ name: string; amount: number }>('select * from account')
  return Object.fromEntries(rows.map((row) => [row.name, row.amount]))
}

describe('transaction', () => {
  it('writes everything or nothing', async () => {
    const failing = transaction(database.pool, async (tx) => {
      await tx.execute(sql`update account set amount = amount - 4 where name = 'a'`)
      throw new Error('the business says no')
    })
    await expect(failing).rejects.toThrow('the business says no')
    expect(await amounts()).toEqual({ a: 10, b: 10 })
  })

  it('tries again when two transactions deadlock, and both get through', async () => {
    const tries = { forth: 0, back: 0 }
    // Both hold their first row before either asks for its second: a sure deadlock in the first round.
    let arrived = 0
    let open: () => void = () => undefined
    const both = new Promise<void>((resolve) => {
      open = resolve
    })
    const move = (way: 'forth' | 'back', first: string, second: string) =>
      transaction(database.pool, async (tx) => {
        tries[way] += 1
        await tx.execute(sql`update account set amount = amount - 1 where name = ${first}`)
        arrived += 1
        if (arrived === 2) open()
        await both
        await tx.execute(sql`update account set amount = amount + 1 where name = ${second}`)
      })
    await Promise.all([move('forth', 'a', 'b'), move('back', 'b', 'a')])
    expect(tries.forth + tries.back).toBeGreaterThan(2)
    expect(await amounts()).toEqual({ a: 10, b: 10 })
  })

  it('keeps the sum under serialisable transactions that compete', async () => {
    const take = () =>
      transaction(
        database.pool,
        async (tx) => {
          const { rows } = await tx.execute<{ amount: number }>(
            sql`select amount from account where name = 'a'`,
          )
          await tx.execute(sql`update account set amount = ${(rows[0]?.amount ?? 0) - 1} where name = 'a'`)
        },
        { isolation: 'serializable', attempts: 50 },
      )
    await Promise.all(Array.from({ length: 5 }, take))
    expect((await amounts()).a).toBe(5)
  })

  it('gives up after the attempts it may make, with the reason of the last', async () => {
    let tries = 0
    const hopeless = transaction(
      database.pool,
      async (tx) => {
        tries += 1
        await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
      },
      { attempts: 3 },
    )
    await expect(hopeless).rejects.toSatisfy((error) => findCode(error) === '40001')
    expect(tries).toBe(3)
  })

  it('tries again when PostgreSQL met two writers of one row, and only then for an inner error of its own', async () => {
    const raise = async (message: string) => {
      let tries = 0
      const result = await transaction(database.pool, async (tx) => {
        tries += 1
        if (tries === 1)
          await tx.execute(
            sql.raw(`do $$ begin raise exception '${message}' using errcode = 'XX000'; end $$`),
          )
      }).then(
        () => 'written',
        () => 'thrown',
      )
      return { result, tries }
    }
    const met = await raise('new multixact has more than one updating member: 0 2 [1 (nokeyupd), 2 (upd)]')
    expect(met).toEqual({ result: 'written', tries: 2 })
    expect(await raise('could not read block 1')).toEqual({ result: 'thrown', tries: 1 })
  })

  it('does not claim success when a failed statement was swallowed inside', async () => {
    const swallowing = transaction(database.pool, async (tx) => {
      await tx.execute(sql`update account set amount = 3 where name = 'a'`)
      await tx.execute(sql`update account set amount = -1 where name = 'b'`).catch(() => undefined)
    })
    await expect(swallowing).rejects.toThrow('rolled back')
    expect(await amounts()).toEqual({ a: 10, b: 10 })
  })

  it('gives its connection back every time', async () => {
    for (let round = 0; round < 30; round++) {
      await transaction(database.pool, () => Promise.reject(new Error('no'))).catch(() => undefined)
    }
    expect(database.pool.waitingCount).toBe(0)
    expect(database.pool.idleCount).toBe(database.pool.totalCount)
  })
})
