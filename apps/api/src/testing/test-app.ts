import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import type { RegisterContext } from '../contexts.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { Services } from '../services.ts'

/** The application over test services; who asks is said by the bearer token of `signIn` or `signInStaff`. */
export function buildTestApp(
  services: Services,
  contexts: RegisterContext[],
  searchIndex?: SearchIndex,
): Promise<FastifyInstance> {
  return buildApp(services, {
    contexts,
    searchIndex,
    requestsPerMinute: 1_000_000,
    authenticate: async (request) => {
      const [kind, id = '', detail = ''] = (request.headers.authorization ?? '')
        .replace('Bearer ', '')
        .split('.')
      const email = `${id}@example.test`
      if (kind === 'staff') return { kind: 'staff', staffId: id, email, name: 'Staff', roles: [detail] }
      if (kind !== 'customer') return { kind: 'anonymous' }
      const clientType = detail === 'professional' ? 'professional' : 'private'
      return { kind: 'customer', customerId: id, username: id, clientType, email, name: 'Ada Test' }
    },
  })
}

export const signIn = (customerId: string, clientType: 'private' | 'professional' = 'private') => ({
  authorization: `Bearer customer.${customerId}.${clientType}`,
})

export const signInStaff = (role: string) => ({ authorization: `Bearer staff.one.${role}` })
