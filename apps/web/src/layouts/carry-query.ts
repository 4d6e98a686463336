import type { Query } from './query.ts'

/**
 * A redirect within the site keeps what was asked behind the path (marks of campaigns, filters), unless it has a query of
 * its own; to another site nothing goes along.
 */
export function carryQuery(location: string, query: Query): string {
  if (!location.startsWith('/') || /[?#]/.test(location)) return location
  const asked = Object.entries(query).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  )
  return asked.length === 0 ? location : `${location}?${new URLSearchParams(asked)}`
}
