import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeServer } from './remove-server.ts'
import { isAlive } from './running-server.ts'
import { startServer } from './start-server.ts'

let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kindred with space '))
})
afterAll(async () => {
  await removeServer(directory)
  await rm(directory, { recursive: true, force: true })
})

// Durable as in use: what was committed must outlive the kill.
const start = () => startServer({ directory })

async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ answer: unknown }>(text)
  await client.end()
  return rows[0]?.answer
}

async function killHard(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20))
}

it('lets two that start at once on a fresh directory share one server', async () => {
  const servers = await Promise.all([start(), start(), start()])
  expect(new Set(servers.map((server) => server.pid)).size).toBe(1)
  expect(new Set(servers.map((server) => server.url)).size).toBe(1)
  await ask(servers[0].url, 'create table kept (id integer)')
})

it('uses the server that runs already and keeps what was written', async () => {
  const server = await start()
  expect(server.started).toBe(false)
  expect(await ask(server.url, "select to_regclass('kept')::text as answer")).toBe('kept')
})

it('refuses whoever does not know the password, and sorts and folds letters beyond English', async () => {
  const server = await start()
  const stranger = new URL(server.url)
  stranger.password = 'guess'
  await expect(ask(stranger.href, 'select 1 as answer')).rejects.toThrow('password')
  expect(await ask(server.url, "select lower('ÆØÅ Ω') as answer")).toBe('æøå ω')
})

it('starts again after kill -9', async () => {
  const before = await start()
  await killHard(before.pid)
  const server = await start()
  expect(server.started).toBe(true)
  expect(server.pid).not.toBe(before.pid)
  expect(await ask(server.url, "select to_regclass('kept')::text as answer")).toBe('kept')
})

it('does not take another process that has got the old number for the server', async () => {
  const before = await start()
  const file = join(before.data, 'postmaster.pid')
  const text = readFileSync(file, 'utf8')
  await before.stop()
  await writeFile(file, text.replace(/^\d+/, String(process.pid)))
  const server = await start()
  expect(server.started).toBe(true)
  expect(await ask(server.url, 'select 1 as answer')).toBe(1)
})

it('stops, also when somebody is connected', async () => {
  const server = await start()
  const client = new pg.Client({ connectionString: server.url })
  client.on('error', () => undefined)
  await client.connect()
  await server.stop()
  expect(isAlive(server.pid)).toBe(false)
})
