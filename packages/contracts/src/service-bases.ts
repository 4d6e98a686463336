/**
 * Where the services behind the site answer. Only the one behind the pages must be named; the others are that one until
 * an operator runs them apart (API-06).
 */
export type ServiceBases = { bff: string } & Partial<
  Record<'content' | 'user' | 'pregnancies' | 'payment' | 'donors' | 'media', string>
>

const owners: [prefix: string, service: Exclude<keyof ServiceBases, 'bff'>][] = [
  ['/api/cms', 'content'],
  ['/api/donors', 'donors'],
  ['/api/facematching', 'donors'],
  ['/api/users', 'user'],
  ['/api/pregnancies', 'pregnancies'],
  ['/api/payments', 'payment'],
  ['/media', 'media'],
]

/**
 * The address a path is asked at (API-03 to API-06).
 *
 * @param path with or without the slash in front
 */
export function findBase(path: string, bases: ServiceBases): string {
  const asked = `/${path.replace(/^\//, '')}`.toLowerCase()
  const owner = owners.find(([prefix]) => new RegExp(`^${prefix}(?:[/?]|$)`).test(asked))
  return (owner && bases[owner[1]]) || bases.bff
}
