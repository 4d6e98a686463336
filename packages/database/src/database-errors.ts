/** Codes that say the server cannot be reached or takes no connection now, from Node and from PostgreSQL (classes 08, 57P). */
const downCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
])

/** pg gives these without a code. */
const downMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end',
]

/**
 * Whether an error means that the database cannot be used at present (answer 503 and try later),
 * not that the statement was wrong. Looks through wrapped causes.
 */
export function isDatabaseDown(error: unknown): boolean {
  for (const cause of unwrap(error)) {
    const code = codeOf(cause)
    if (code && (downCodes.has(code) || code.startsWith('08'))) return true
    if (cause instanceof Error && downMessages.some((text) => cause.message.includes(text))) return true
  }
  return false
}

/** PostgreSQL's code of an error, also when Drizzle has wrapped it: `23505` and the like. */
export function findCode(error: unknown): string | undefined {
  for (const cause of unwrap(error)) {
    const code = codeOf(cause)
    if (code && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}

/** The constraint a statement violated, to turn a lost race into its business reason. */
export function findConstraint(error: unknown): string | undefined {
  for (const cause of unwrap(error)) {
    const { constraint } = cause as { constraint?: unknown }
    if (typeof constraint === 'string') return constraint
  }
  return undefined
}

/** Codes of PostgreSQL that ask for the whole transaction again: a failed serialisation, a deadlock. */
const repeatCodes = new Set(['40001', '40P01'])

/**
 * PostgreSQL refuses so to write down two writers of one row at once, which many transactions meeting at a row bring about
 * now and then. It gives no code that asks for a repeat, but nothing was written, and the next try finds one writer.
 */
const twoWriters = 'new multixact has more than one updating member'

/** Whether the whole transaction may succeed when it is run again. Looks through wrapped causes. */
export function isWorthRepeating(error: unknown): boolean {
  for (const cause of unwrap(error)) {
    if (repeatCodes.has(codeOf(cause) ?? '')) return true
    if (codeOf(cause) === 'XX000' && cause instanceof Error && cause.message.startsWith(twoWriters))
      return true
  }
  return false
}

function codeOf(error: object): string | undefined {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : undefined
}

/** The error, its causes and the parts of an AggregateError (Node tries several addresses of a host). */
function* unwrap(error: unknown, depth = 0): Generator<object> {
  if (typeof error !== 'object' || error === null || depth > 5) return
  yield error
  if (error instanceof AggregateError) for (const part of error.errors) yield* unwrap(part, depth + 1)
  yield* unwrap((error as { cause?: unknown }).cause, depth + 1)
}
