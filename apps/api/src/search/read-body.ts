import { donorFilterSchema, type donorSearchBodySchema, donorSortSchema } from '@kindred/contracts/search'
import type { z } from 'zod'

type Body = z.output<typeof donorSearchBodySchema>

const filters: ReadonlyMap<string, z.ZodType> = new Map(Object.entries(donorFilterSchema.shape))
const others = new Set(['kind', 'filter', 'sort', 'from', 'take', 'includeNotOffered'])
const sorts: ReadonlySet<unknown> = new Set(donorSortSchema.options)

/**
 * Reads a well-formed body as `donorSearchBodySchema` does, in a tenth of its time: looking for three filters among
 * thirty optional ones costs as much as finding the donors. Here only those that are there are looked at.
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
    const read = filters.get(name)?.safeParse(given[name])
    if (!read?.success) return null
    filter[name] = read.data
  }
  return filter
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}
