import { PlainError } from './messages.mjs'

const mebibyte = 1024 * 1024

/**
 * What production needs and a demo makes up.
 *
 * @returns {string[]} one line for each thing that is missing or wrong
 */
export function findProductionGaps(environment) {
  const gaps = []
  const need = (name, why) => {
    if (!environment[name]) gaps.push(`${name}: ${why}`)
  }
  need(
    'KINDRED_SECRET',
    '32 random bytes as base64url (node -p "crypto.randomBytes(32).toString(\'base64url\')")',
  )
  need('PUBLIC_URL', 'the address people use, such as https://shop.example.org')
  need('DATABASE_URL', 'a PostgreSQL 15 or newer with backups')
  need('SMTP_URL', 'the mail server, such as smtps://user:password@mail.example.org')
  if (environment.KINDRED_SECRET && Buffer.from(environment.KINDRED_SECRET, 'base64url').length < 32) {
    gaps.push('KINDRED_SECRET: it is shorter than 32 bytes')
  }
  if (environment.PUBLIC_URL && !environment.PUBLIC_URL.startsWith('https://')) {
    gaps.push('PUBLIC_URL: it must begin with https://')
  }
  return gaps
}

/** The mode, and a refusal when production is not complete. */
export function readMode(environment = process.env) {
  const mode = environment.KINDRED_MODE ?? 'demo'
  if (mode !== 'demo' && mode !== 'production') {
    throw new PlainError(`KINDRED_MODE must be demo or production, not "${mode}".`)
  }
  if (mode === 'production') {
    const gaps = findProductionGaps(environment)
    if (gaps.length) throw new PlainError(`KINDRED_MODE=production needs:\n\n  ${gaps.join('\n  ')}`)
  }
  return mode
}

/**
 * The environment of the two processes.
 *
 * @param {{ port: number, webPort: number, databaseUrl: string, secret: string, mode: string, data: string, development?: boolean }} facts
 */
export function makeEnvironment(facts, environment = process.env) {
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${facts.port}`
  return {
    ...environment,
    NODE_ENV: facts.development ? 'development' : 'production',
    PORT: String(facts.port),
    WEB_PORT: String(facts.webPort),
    DATABASE_URL: facts.databaseUrl,
    KINDRED_MODE: facts.mode,
    KINDRED_DATA: facts.data,
    KINDRED_SECRET: facts.secret,
    PUBLIC_URL: publicUrl,
    API_ORIGIN: `http://127.0.0.1:${facts.port}`,
    NEXTAUTH_URL: publicUrl,
    NEXT_TELEMETRY_DISABLED: '1',
    // Threads that compress and draw would each keep memory of their own, which nobody gives back.
    MALLOC_ARENA_MAX: environment.MALLOC_ARENA_MAX ?? '2',
  }
}

/**
 * What the API's process has beside it. The C library of Linux takes blocks of up to 32 MB for common as soon as one was
 * freed, and keeps what compressors and pictures needed once. In the website's process the same made the first look at a
 * page slower.
 */
export const apiEnvironment = {
  MALLOC_MMAP_THRESHOLD_: String(mebibyte),
  MALLOC_TRIM_THRESHOLD_: String(8 * mebibyte),
}
