import fp from 'fastify-plugin'

/**
 * Besides `application/json` calls may send `application/json-patch+json`, both with parameters such as
 * `;odata.metadata=minimal;odata.streaming=true` (decision 4). An empty body is none. Keys that would reach a
 * prototype are refused as Fastify does.
 */
export const bodyTypes = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error')
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser(
      /^application\/(json|json-patch\+json)(\s*;|$)/i,
      { parseAs: 'string' },
      (request, body, done) => {
        if (body === '') done(null, undefined)
        else parse(request, body as string, done)
      },
    )
    // `text/plain` is what a cross-site form can send without asking; no call takes it.
    app.removeContentTypeParser('text/plain')
  },
  { name: 'body-types' },
)
