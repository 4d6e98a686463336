import { createHash } from 'node:crypto'
import pg from 'pg'

/** A database that is made once and copied for every use. */
export interface Template {
  /** Short word in its name, for example `test`. */
  purpose: string
  /** Changes whenever the result would: a hash of what it is built from. */
  fingerprint: string
  /** Fills the empty database. All connections must be closed when it returns, or it cannot be copied. */
  build: (url: string) => Promise<void>
  /** The template it begins as a copy of; an empty database unless given. */
  from?: string
}

/**
 * Makes the template when it is not there yet and removes those of older fingerprints.
 * Two processes may ask at once: one builds, the other waits.
 *
 * @param url address of any database of the server whose user may create databases
 * @returns the template's name
 */
export async function ensureTemplate(url: string, template: Template): Promise<string> {
  const hash = createHash('sha256').update(template.fingerprint).digest('hex').slice(0, 12)
  const prefix = `kindred_${template.purpose}_template_`
  const name = `${prefix}${hash}`
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [prefix])
    if (await exists(client, name)) return name
    for (const old of await list(client, prefix)) await dropDatabase(client, old)
    // Under another name until it is whole: a killed build must not be taken for the template.
    const draft = `${prefix}draft`
    await client.query(
      `create database ${draft} template ${client.escapeIdentifier(template.from ?? 'template0')}`,
    )
    await template.build(withDatabase(url, draft))
    await client.query(`alter database ${draft} rename to ${name}`)
    return name
  })
}

/** Copies a template under a new name and gives its address. Takes about 0.1 s. */
export async function copyTemplate(url: string, template: string, name: string): Promise<string> {
  await withClient(url, async (client) => {
    await client.query(
      `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)}`,
    )
  })
  return withDatabase(url, name)
}

/** Drops every database whose name begins so, closing what is still connected. */
export async function dropDatabases(url: string, prefix: string): Promise<void> {
  await withClient(url, async (client) => {
    for (const name of await list(client, prefix)) await dropDatabase(client, name)
  })
}

/** The same server and user, another database. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'kindred-tests' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  return rowCount === 1
}

async function list(client: pg.Client, prefix: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  return rows.map((row) => row.datname)
}

async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
}
