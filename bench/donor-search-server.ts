import type { AddressInfo } from 'node:net'
import { buildApp } from '../apps/api/src/app.ts'
import { makeServices } from '../apps/api/src/front-door/testing/make-services.ts'
import { SearchIndex } from '../apps/api/src/search/search-index.ts'
import { makeRandomDonors } from '../apps/api/src/search/testing/random-donors.ts'

const count = Number(process.argv[2])
const services = makeServices()
const searchIndex = new SearchIndex(services)
await searchIndex.load(makeRandomDonors(count))
let bodies: string[] = ['{}']
let turn = 0

// As it is in production, with its limits lifted and one bare route beside it.
const app = await buildApp(services, {
  authenticate: async () => ({ kind: 'anonymous' }),
  searchIndex,
  requestsPerMinute: 1_000_000_000,
  contexts: [
    async (root) => {
      root.post('/bare/prepare', async (request) => {
        const { 'x-shop-code': shop, 'x-treatment-country': country } = request.headers
        bodies = await Promise.all(
          (request.body as string[]).map(async (payload) => {
            const answer = await root.inject({
              method: 'POST',
              url: '/api/cms/donors/searchallmarkets',
              headers: {
                'x-shop-code': shop,
                'x-treatment-country': country,
                'content-type': 'application/json',
              },
              payload,
            })
            return answer.body
          }),
        )
        return bodies.length
      })
      root.post('/bare', async (_request, reply) => {
        reply.type('application/json; charset=utf-8')
        turn = (turn + 1) % bodies.length
        return bodies[turn]
      })
    },
  ],
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.((app.server.address() as AddressInfo).port)
process.on('disconnect', () => process.exit())
