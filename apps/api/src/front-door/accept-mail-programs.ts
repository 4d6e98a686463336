import type { FastifyInstance } from 'fastify'

/**
 * Mail programs follow the link of a list by themselves, with a form that says what is known (RFC 8058): it is taken and
 * not read. For the routes of such links alone.
 */
export function acceptMailPrograms(links: Pick<FastifyInstance, 'addContentTypeParser'>): void {
  links.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { bodyLimit: 1024 },
    (_request, payload, done) => {
      payload.resume()
      done(null, undefined)
    },
  )
}
