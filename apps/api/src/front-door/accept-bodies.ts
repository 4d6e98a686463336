import { isUtf8 } from 'node:buffer'
import fp from 'fastify-plugin'
import { HttpFailure } from './http-failure.ts'

const otherCharset = /;\s*charset\s*=\s*(?!"?(utf-?8|us-ascii)"?\s*(;|$))/i

/**
 * Besides `application/json` calls may send `application/json-patch+json`, both with parameters such as
 * `;odata.metadata=minimal;odata.streaming=true` (decision 4). An empty body is none. Keys that would reach a
 * prototype are refused as Fastify does. What is not UTF-8 is refused too: read as if it were, the letters of a name or a
 * street would be lost without a word.
 */
export const bodyTypes = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error')
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser(
      /^application\/(json|json-patch\+json)(\s*;|$)/i,
      { parseAs: 'buffer' },
      (request, body, done) => {
        const bytes = body as Buffer
        if (otherCharset.test(request.headers['content-type'] ?? '')) done(wrongCharset())
        else if (!isUtf8(bytes)) done(wrongBytes())
        else if (bytes.length === 0) done(null, undefined)
        else parse(request, bytes.toString('utf8'), done)
      },
    )
    // `text/plain` is what a cross-site form can send without asking; no call takes it.
    app.removeContentTypeParser('text/plain')
  },
  { name: 'body-types' },
)

const wrongCharset = () =>
  new HttpFailure(415, 'unsupported-media-type', 'JSON is sent as UTF-8.', { field: 'Content-Type' })

const wrongBytes = () =>
  new HttpFailure(400, 'invalid-text', 'The body is not UTF-8, as JSON must be.', { field: 'body' })
