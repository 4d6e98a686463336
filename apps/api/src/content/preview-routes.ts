import { readLocale } from '@kindred/content/config/locales.ts'
import { errorBodySchema, guidSchema, languageParamSchema, shopParamSchema } from '@kindred/contracts/common'
import { pagePreviewSchema } from '@kindred/contracts/content'
import { clientTypes } from '@kindred/domain/vocabulary'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { HttpFailure } from '../front-door/http-failure.ts'
import { requireStaff } from '../front-door/require-staff.ts'
import type { Services } from '../services.ts'
import { openPageCache } from './page-cache.ts'
import { previewPage } from './preview-page.ts'

/** Drafts, for people who work here. */
export async function previewRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { cache, close } = openPageCache(services)
  app.addHook('onClose', close)

  app.get(
    '/api/staff/content/pages/:id/preview',
    {
      onRequest: requireStaff(),
      schema: {
        tags: ['content'],
        summary: 'A page as its newest draft has it',
        params: z.object({ id: guidSchema }),
        querystring: z.object({
          language: languageParamSchema,
          shop: shopParamSchema.default('dk-shop'),
          visitorType: z.enum(clientTypes).default('private'),
        }),
        response: { 200: pagePreviewSchema, 404: errorBodySchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { language, shop, visitorType } = request.query
      const preview = await previewPage(services, cache, {
        id: request.params.id,
        locale: readLocale(language) ?? 'en-GB',
        shopCode: shop.replace(/-shop$/, ''),
        visitorType,
      })
      if (!preview) throw new HttpFailure(404, 'unknown-page', 'There is no such page.')
      return preview
    },
  )
}
