import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { documentRefusals } from './document-refusals.ts'

/** `/api/openapi.json` (3.1, from the very schemas that check the calls) and a page to read it at `/api/docs`. */
export const openapi = fp<{ publicUrl: string }>(
  async (app, { publicUrl }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Kindred',
          version: '1',
          description:
            'Refusals are bodies `{ "errors": [{ "code", "message", "field?" }] }`: 400 where a field is wrong, 401 without a sign-in, 404, 422 for a business reason, 429, 503 while something is down.',
        },
        servers: [{ url: publicUrl }],
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      },
      transform: jsonSchemaTransform,
      transformObject: (document) => {
        if (!('openapiObject' in document)) return document.swaggerObject
        documentRefusals(document.openapiObject)
        return document.openapiObject
      },
    })
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      uiConfig: { docExpansion: 'none' },
    })
    app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=60').send(app.swagger()),
    )
  },
  { name: 'openapi' },
)
