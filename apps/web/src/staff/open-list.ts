import { type Query, readQuery } from '../layouts/query.ts'

/** So many rows a page of a list has. */
const pageSize = 25

export type OpenList<Name extends string> = {
  /** What was asked for; empty where it was not. */
  filter: Record<Name, string>
  isFiltered: boolean
  /** From 1. */
  current: number
  /** The same list on another page, for links and for who has to sign in first. */
  addressOf: (page: number) => string
  /** What the call for this page is asked. */
  asked: Readonly<Record<string, string | number>>
  /** The filters that were asked for, without the page: for what takes out the whole list. */
  given: Readonly<Record<string, string>>
  pagesOf: (total: number) => number
}

/**
 * Reads from an address which rows of a list of the back office to show.
 *
 * @param path where the list stands, such as `/staff/orders`
 * @param names what it can be filtered by
 */
export function openList<const Name extends string>(
  path: string,
  names: readonly Name[],
  query: Query,
): OpenList<Name> {
  const read = readQuery(query)
  const values = names.map((name): [Name, string] => [name, read(name)])
  const given = Object.fromEntries(values.filter(([, value]) => value !== ''))
  const current = Math.max(1, Number.parseInt(read('page'), 10) || 1)
  return {
    filter: Object.fromEntries(values) as Record<Name, string>,
    given,
    isFiltered: Object.keys(given).length > 0,
    current,
    addressOf: (page) => `${path}?${new URLSearchParams({ ...given, page: String(page) })}`,
    asked: { ...given, from: (current - 1) * pageSize, take: pageSize },
    pagesOf: (total) => Math.ceil(total / pageSize),
  }
}
