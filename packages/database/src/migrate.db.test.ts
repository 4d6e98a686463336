import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { runMigrations } from './migrate.ts'
import { dropDatabases, withDatabase } from './testing/template-database.ts'

let url: string
let name: string

beforeAll(async () => {
  const { url: server, prefix } = inject('testDatabase')
  name = `${prefix}${randomBytes(4).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  url = withDatabase(server, name)
})
afterAll(() => dropDatabases(inject('testDatabase').url, name))

it('lets processes that migrate a fresh database at once take turns, steps included', async () => {
  const events: string[] = []
  const migrate = (who: string) => {
    const run = async () => {
      events.push(`${who} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      events.push(`${who} ends`)
    }
    return runMigrations(url, [{ name: 'step', run }])
  }
  await Promise.all(['a', 'b', 'c'].map(migrate))
  expect(events).toHaveLength(6)
  for (let index = 0; index < events.length; index += 2) {
    expect(events[index + 1]).toBe(events[index]?.replace('begins', 'ends'))
  }
})

it('gives the lock back when a step fails, so that the next try can go on', async () => {
  const failing = runMigrations(url, [{ name: 'step', run: () => Promise.reject(new Error('no')) }])
  await expect(failing).rejects.toThrow('no')
  await runMigrations(url)
})
