import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { watchChannel } from './watch-channel.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const patience = { timeout: 20_000, interval: 20 }
const tell = (payload: string) => database.pool.query("select pg_notify('told', $1)", [payload])
/** Ends the connections that listen, as a restart of the database does. */
const cut = () =>
  database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kindred-watch' and datname = current_database()",
  )

it('hears what is told, also after the connection was lost more than once, and says each time that it may have missed something', async () => {
  const heard: string[] = []
  const onListening = vi.fn()
  const watch = watchChannel(database.url, ['told'], (_channel, payload) => heard.push(payload), onListening)
  for (const [turn, word] of ['one', 'two', 'three'].entries()) {
    await vi.waitFor(() => expect(onListening).toHaveBeenCalledTimes(turn + 1), patience)
    expect(watch.isListening()).toBe(true)
    await tell(word)
    await vi.waitFor(() => expect(heard.at(-1)).toBe(word), patience)
    await cut()
    await vi.waitFor(() => expect(watch.isListening()).toBe(false), patience)
  }
  await watch.close()
  expect(heard).toEqual(['one', 'two', 'three'])
})

it('ends quietly while its connection is being cut', async () => {
  const onListening = vi.fn()
  const watch = watchChannel(database.url, ['told'], () => undefined, onListening)
  await vi.waitFor(() => expect(onListening).toHaveBeenCalledTimes(1), patience)
  await Promise.all([cut(), watch.close(), cut()])
  expect(watch.isListening()).toBe(false)
})
