import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { type PostmasterFile, parsePostmasterFile } from './postmaster-file.ts'

/** The server that runs on this data directory, or undefined. A file left by one that is gone is removed. */
export async function findRunningServer(data: string): Promise<PostmasterFile | undefined> {
  const path = join(data, 'postmaster.pid')
  const found = parsePostmasterFile(await readFile(path, 'utf8').catch(() => ''))
  if (found && (await isServerOf(found.pid, data))) return found
  // After kill -9 or a power cut the number may by now belong to another process, which PostgreSQL takes for a rival.
  await rm(path, { force: true })
  return undefined
}

/** Whether the process is alive and is the PostgreSQL of this directory (it works with the directory as its own). */
async function isServerOf(pid: number, data: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux') {
    const directory = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    return directory === (await realpath(data))
  }
  if (process.platform === 'win32') return true
  const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({
    stdout: '',
  }))
  return stdout.includes('postgres')
}

/** Whether a process of this number runs. One that has ended but was not yet collected by its parent does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.charAt(stat.lastIndexOf(')') + 2) !== 'Z'
  } catch {
    return true
  }
}

/** Asks the server for its data directory with our password: proof that it is ours and serves. */
export async function answers(port: number, password: string, data: string): Promise<boolean> {
  if (!port) return false
  const client = new pg.Client({ ...connection(port, password), connectionTimeoutMillis: 3000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return (await realpath(rows[0]?.data_directory ?? '')) === (await realpath(data))
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Makes a database when it is missing. */
export async function ensureDatabase(port: number, password: string, name: string): Promise<void> {
  const client = new pg.Client(connection(port, password))
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    // 42P04, 23505: another process made it in this moment.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}

function connection(port: number, password: string) {
  return { host: '127.0.0.1', port, user: 'kindred', password, database: 'postgres' }
}
