import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, chmod, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keepSecret } from '../secrets.ts'
import { choosePlace, type Place } from './choose-place.ts'
import { findBinaries } from './find-binaries.ts'
import { findFreePort } from './find-free-port.ts'
import { findOperatingUser, type OperatingUser } from './operating-user.ts'
import { runBinary } from './run-binary.ts'
import { answers, ensureDatabase, findRunningServer } from './running-server.ts'
import { type Durability, writeSettings } from './settings.ts'
import { stopServer } from './stop-server.ts'

/** A PostgreSQL that serves, and how to reach it. */
export interface Server {
  /** Connection string of the database. */
  url: string
  port: number
  pid: number
  /** The cluster's data directory. */
  data: string
  /** Whether this call started it; false when a running one is used. */
  started: boolean
  /** Ends it, whoever started it. Open connections are closed. */
  stop: () => Promise<void>
}

/** What may be chosen. */
export interface ServerOptions {
  /** Where the data lies: `<directory>/<name>`. */
  directory: string
  /** Folder of the cluster, `postgres` unless given. */
  name?: string
  /** Database to make and to name in the address, `kindred` unless given. */
  database?: string
  durability?: Durability
}

/**
 * Starts the PostgreSQL that npm installed, or uses the one that already runs on this data: left by a killed parent
 * or started by another command. The server outlives this process; whoever is responsible calls `stop`.
 * It may be called by two processes at once.
 *
 * @throws when no server can be started, with the end of its log
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { name = 'postgres', database = 'kindred', durability = 'durable' } = options
  const [binaries, user] = await Promise.all([findBinaries(), findOperatingUser()])
  const place = await choosePlace(options.directory, name, binaries, user)
  const password = await keepSecret(place.keep, `${name}-password`)
  await ensureCluster(place, name, password, user)
  await checkVersion(place.data, binaries.version)

  const started = await ensureServes(place, password, durability, user)
  await ensureDatabase(started.port, password, database)
  return {
    url: `postgres://kindred:${password}@127.0.0.1:${started.port}/${database}`,
    ...started,
    data: place.data,
    stop: () => stopServer(place.data, place.binaries, user),
  }
}

/** Makes the cluster beside its final place and renames it, so that a half-made one can never be taken for whole. */
async function ensureCluster(
  place: Place,
  name: string,
  password: string,
  user: OperatingUser,
): Promise<void> {
  if (existsSync(join(place.data, 'PG_VERSION'))) return
  await removeAbandonedDrafts(place.keep, name)
  const draft = join(place.keep, `${name}.new-${process.pid}-${randomBytes(3).toString('hex')}`)
  const passwordFile = `${draft}.password`
  try {
    await mkdir(draft, { mode: 0o700 })
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
    if (user.uid !== undefined && user.gid !== undefined) {
      await chown(draft, user.uid, user.gid)
      await chown(passwordFile, user.uid, user.gid)
    }
    const args = ['--username=kindred', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8']
    const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-sync']
    await runBinary(place.binaries, 'initdb', [`--pgdata=${draft}`, ...args, ...locale], user)
    await appendFile(join(draft, 'postgresql.conf'), "\ninclude = 'kindred.conf'\n")
    await rename(draft, place.data)
  } catch (error) {
    // The rename fails when another process finished first: its cluster is as good as ours.
    if (!existsSync(join(place.data, 'PG_VERSION'))) throw error
  } finally {
    await rm(passwordFile, { force: true })
    await rm(draft, { recursive: true, force: true })
  }
}

/** Drafts whose process was killed. */
async function removeAbandonedDrafts(keep: string, name: string): Promise<void> {
  for (const entry of await readdir(keep)) {
    const pid = Number(entry.match(/\.new-(\d+)-/)?.[1])
    if (!entry.startsWith(`${name}.new-`) || !pid) continue
    if (!existsSync(`/proc/${pid}`) && process.platform === 'linux') {
      await rm(join(keep, entry), { recursive: true, force: true })
    }
  }
}

async function checkVersion(data: string, version: string): Promise<void> {
  const made = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  const ours = version.split('.')[0] ?? ''
  if (made === ours) return
  throw new Error(
    `The data in ${data} was made by PostgreSQL ${made}, this is PostgreSQL ${ours}. ` +
      'Move the data with pg_dump and pg_restore, or start afresh with npm run reset.',
  )
}

async function ensureServes(
  place: Place,
  password: string,
  durability: Durability,
  user: OperatingUser,
): Promise<{ port: number; pid: number; started: boolean }> {
  for (let attempt = 1; ; attempt++) {
    const running = await waitUntilDecided(place.data, password)
    if (running?.serves) return { port: running.port, pid: running.pid, started: false }
    // It is ours but does not answer: stop it hard, PostgreSQL recovers from its log at the next start.
    if (running) await stopServer(place.data, place.binaries, user, 'immediate')
    const started = await tryStart(place, password, durability, user, attempt === 3)
    if (started) return { ...started, started: true }
  }
}

/** Gives a server that is starting or recovering up to 60 s, a silent one 10 s. */
async function waitUntilDecided(data: string, password: string) {
  const begin = Date.now()
  for (;;) {
    const running = await findRunningServer(data)
    if (!running) return undefined
    if (await answers(running.port, password, data)) return { ...running, serves: true }
    const patience = running.status === 'starting' ? 60_000 : 10_000
    if (Date.now() - begin > patience) return { ...running, serves: false }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** One try. It may fail because the port was taken, or because another process starts the same server. */
async function tryStart(
  place: Place,
  password: string,
  durability: Durability,
  user: OperatingUser,
  last: boolean,
): Promise<{ port: number; pid: number } | undefined> {
  const port = await findFreePort()
  await writeSettingsFile(place.data, port, durability, user)
  const log = join(place.data, 'server.log')
  try {
    const args = ['start', '--wait', '--silent', '--timeout=60', '--log', log, '--pgdata', place.data]
    await runBinary(place.binaries, 'pg_ctl', args, user)
  } catch (error) {
    if (!last) return undefined
    const end = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-8).join('\n')
    throw new Error(`PostgreSQL does not start. ${(error as Error).message}\nThe end of ${log}:\n${end}`)
  }
  const running = await findRunningServer(place.data)
  if (!running || !(await answers(running.port, password, place.data))) return undefined
  return { port: running.port, pid: running.pid }
}

async function writeSettingsFile(
  data: string,
  port: number,
  durability: Durability,
  user: OperatingUser,
): Promise<void> {
  const path = join(data, 'kindred.conf')
  await writeFile(path, writeSettings(port, durability))
  await chmod(path, 0o600)
  if (user.uid !== undefined && user.gid !== undefined) await chown(path, user.uid, user.gid)
}
