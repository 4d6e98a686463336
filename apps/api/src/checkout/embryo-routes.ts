import { checkoutSchema, embryoInformationSchema, submitEmbryoSchema } from '@kindred/contracts/checkout'
import { shopLanguageParams } from '@kindred/contracts/common'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sendFailure } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { chooseEmbryo, describeEmbryo } from './choose-embryo.ts'
import { type OpenStep, refusals } from './open-step.ts'

/** The embryo step (BASK-21). Its path has language before shop, unlike every other. */
export const embryoRoutes: FastifyPluginAsyncZod<{ services: Services; steps: OpenStep }> = async (
  app,
  { services, steps },
) => {
  const tags = ['checkout']
  const params = shopLanguageParams
  app.get(
    '/api/commerce/checkout/:shop/:language/getcheckoutembryoinformation',
    {
      schema: {
        params,
        response: { 200: embryoInformationSchema, ...refusals },
        tags,
        summary: 'The embryo step: sending and keeping, with prices',
      },
    },
    async (request, reply) => {
      const opened = await steps.open(request, 'embryo')
      return opened.ok ? describeEmbryo(opened.value.checkout) : sendFailure(reply, opened.error)
    },
  )
  app.post(
    '/api/commerce/:language/:shop/basket/embryo/submit',
    {
      schema: {
        params,
        body: submitEmbryoSchema,
        response: { 200: checkoutSchema, ...refusals },
        tags,
        summary: 'Send the embryos, or keep them here',
      },
    },
    async (request, reply) => {
      const chosen = await chooseEmbryo(services, steps.findBuyer(request), request.body)
      return chosen.ok ? chosen.value : sendFailure(reply, chosen.error)
    },
  )
}
