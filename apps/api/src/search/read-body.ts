import { donorFilterSchema, type donorSearchBodySchema, donorSortSchema } from '@kindred/contracts/search'
import type { z } from 'zod'

type Body = z.output<typeof donorSearchBodySchema>

/** Each filter with the single values that its schema has taken as they are, alone or in a list. */
type Reader = { schema: z.ZodType; taken: Set<unknown> }

const filters: ReadonlyMap<string, Reader> = new Map(
  Object.entries(donorFilterSchema.shape).map(([name, schema]) => [name, { schema, taken: new Set() }]),
)
/** More than any bank has hair colours or occupations. */
const mostTaken = 300
/** The length of lists that every schema takes. */
const mostListed = 100
const others = new Set(['kind', 'filter', 'sort', 'from', 'take', 'includeNotOffered'])
const sorts: ReadonlySet<unknown> = new Set(donorSortSchema.options)

/**
 * Reads a well-formed body as `donorSearchBodySchema` does, in a fraction of its time: looking for three filters among
 * thirty optional ones costs as much as finding the donors. Here only those that are there are looked at, and by the
 * schema only while their values are new.
 * @returns null when anything is odd; then the schema itself says what
 */
export function readBody(body: unknown): Body | null {
  if (!isPlain(body)) return null
  for (const name of Object.keys(body)) if (!others.has(name)) return null
  const { kind = 'sperm', sort = 'newest', from = 0, take = 20, includeNotOffered = false } = body
  const filter = readFilter(body.filter === undefined ? {} : body.filter)
  const isRight =
    filter !== null &&
    (kind === 'sperm' || kind === 'egg') &&
    sorts.has(sort) &&
    isWhole(from, 0, 1_000_000) &&
    isWhole(take, 1, 60) &&
    typeof includeNotOffered === 'boolean'
  return isRight ? { kind, filter, sort: sort as Body['sort'], from, take, includeNotOffered } : null
}

function readFilter(given: unknown): Body['filter'] | null {
  if (!isPlain(given)) return null
  const filter: Record<string, unknown> = {}
  for (const name of Object.keys(given)) {
    const reader = filters.get(name)
    if (!reader) return null
    const value = given[name]
    if (wasTaken(reader, value)) {
      filter[name] = value
      continue
    }
    const read = reader.schema.safeParse(value)
    if (!read.success) return null
    filter[name] = read.data
    note(reader, value, read.data)
  }
  return filter
}

/**
 * Schemas of lists judge each value on its own: where all were taken before, so is the list. Text stands in lists only.
 * An empty list says nothing of its schema, which may be one of numbers.
 */
function wasTaken({ taken }: Reader, value: unknown): boolean {
  if (!Array.isArray(value)) return typeof value !== 'string' && taken.has(value)
  if (value.length === 0 || value.length > mostListed) return false
  for (let i = 0; i < value.length; i++)
    if (typeof value[i] !== 'string' || !taken.has(value[i])) return false
  return true
}

function note({ taken }: Reader, given: unknown, read: unknown): void {
  const single = Array.isArray(given) ? given : typeof given === 'string' ? [] : [given]
  const same = Array.isArray(read) ? read : [read]
  for (let i = 0; i < single.length && taken.size < mostTaken; i++)
    if (single[i] === same[i]) taken.add(single[i])
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}
