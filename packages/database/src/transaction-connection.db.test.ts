import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findCode } from './database-errors.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { transaction } from './transaction.ts'
import { write } from './transaction-connection.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(
    'create table account (name text primary key, amount integer not null check (amount >= 0))',
  )
})
afterAll(() => database.drop())
beforeEach(() => database.pool.query("truncate account; insert into account values ('a', 10), ('b', 10)"))

const amountOf = (name: string) => ({
  name: 'test.amount',
  text: 'select amount from account where name = $1',
  values: [name],
})
const setAmount = (name: string, amount: number) => ({
  name: 'test.set',
  text: 'update account set amount = $2 where name = $1',
  values: [name, amount],
})
const readAll = async () =>
  (await database.pool.query<{ amount: number }>('select amount from account order by name')).rows.map(
    (row) => row.amount,
  )

describe('the connection of a transaction', () => {
  it('runs statements in the order in which they were asked, whoever waits for them', async () => {
    const seen = await transaction(database.pool, async ({ $client: sql }) => {
      await write(sql, setAmount('a', 3))
      const [first, , second] = await Promise.all([
        sql.query<{ amount: number }>(amountOf('a')),
        sql.query(setAmount('a', 7)),
        sql.query<{ amount: number }>(amountOf('a')),
      ])
      await write(sql, setAmount('b', 1))
      return [first.rows[0]?.amount, second.rows[0]?.amount]
    })
    expect(seen).toEqual([3, 7])
    expect(await readAll()).toEqual([7, 1])
  })

  it('tells of a write that failed where the next answer is waited for, and does not run what came after it', async () => {
    const failing = transaction(database.pool, async ({ $client: sql }) => {
      await write(sql, setAmount('b', 1))
      await write(sql, setAmount('a', -1))
      await sql.query(amountOf('a'))
    })
    await expect(failing).rejects.toSatisfy((error) => findCode(error) === '23514')
    expect(await readAll()).toEqual([10, 10])
  })

  it('fails at the commit when a write failed that nobody waited for', async () => {
    const failing = transaction(database.pool, ({ $client: sql }) => write(sql, setAmount('a', -1)))
    await expect(failing).rejects.toSatisfy((error) => findCode(error) === '23514')
    expect(await readAll()).toEqual([10, 10])
  })

  it('names the write that failed, not the text behind it that could not run any more', async () => {
    const failing = transaction(database.pool, async ({ $client: sql }) => {
      await write(sql, setAmount('a', -1))
      await sql.query('select 1; select 2')
    })
    await expect(failing).rejects.toSatisfy((error) => findCode(error) === '23514')
  })

  it('goes on behind a savepoint after a failure that was expected', async () => {
    await transaction(database.pool, async ({ $client: sql }) => {
      await write(sql, { name: 'test.savepoint', text: 'savepoint one' })
      await sql.query(setAmount('a', -1)).catch(() => undefined)
      await sql.query('rollback to savepoint one')
      await write(sql, setAmount('a', 4))
    })
    expect(await readAll()).toEqual([4, 10])
  })

  it('prepares a statement once for each connection, also one that failed the first time', async () => {
    const failing = { name: 'test.fails', text: 'select 1 / $1::int as one', values: [0] }
    const one = await transaction(database.pool, async ({ $client: sql }) => {
      await write(sql, { name: 'test.savepoint', text: 'savepoint one' })
      await sql.query(failing).catch(() => undefined)
      await sql.query('rollback to savepoint one')
      const { rows } = await sql.query<{ one: number }>({ ...failing, values: [1] })
      const prepared = await sql.query("select from pg_prepared_statements where name = 'test.fails'")
      return [rows[0]?.one, prepared.rowCount]
    })
    expect(one).toEqual([1, 1])
  })

  it('opens no transaction in which nothing is asked', async () => {
    expect(await transaction(database.pool, async () => 'nothing')).toBe('nothing')
    expect(database.pool.idleCount).toBe(database.pool.totalCount)
  })

  it('fails what is waited for when the connection breaks, and gives the broken one up', async () => {
    const broken = transaction(database.pool, async ({ $client: sql }) => {
      const { rows } = await sql.query<{ pid: number }>('select pg_backend_pid() pid')
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await Promise.all([sql.query(amountOf('a')), sql.query(setAmount('a', 1))])
    })
    await expect(broken).rejects.toThrow()
    expect(await readAll()).toEqual([10, 10])
  })
})
