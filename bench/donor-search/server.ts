import type { AddressInfo } from 'node:net'
import { buildApp } from '../../apps/api/src/app.ts'
import { makeServices } from '../../apps/api/src/front-door/testing/make-services.ts'
import { MarketView } from '../../apps/api/src/search/market-view.ts'
import { SearchIndex } from '../../apps/api/src/search/search-index.ts'
import { makeRandomDonors } from '../../apps/api/src/search/testing/random-donors.ts'

const services = makeServices()
const searchIndex = new SearchIndex(services)
const donors = makeRandomDonors(Number(process.argv[2]))
const before = holdMb()
const began = performance.now()
await searchIndex.load(donors)
const loaded = performance.now()
// The first visitor of a market waits for its view.
await searchIndex.open({
  shopCode: 'dk',
  treatmentCountry: 'DK',
  treatmentState: '',
  customerType: 'private',
})
const built = {
  indexMs: Math.round(loaded - began),
  viewMs: Math.round(performance.now() - loaded),
  indexMb: Math.round(holdMb() - before),
}
const answers = new Map<string, string[]>()
const memory = { asked: 0, known: 0 }
countKnown()
let turn = 0

// As it is in production, with its limits lifted and bare routes beside it.
const app = await buildApp(services, {
  authenticate: async () => ({ kind: 'anonymous' }),
  searchIndex,
  requestsPerMinute: 1_000_000_000,
  contexts: [
    async (root) => {
      root.post<{ Params: { name: string } }>('/prepare/:name', async ({ headers, body, params }) => {
        const bodies: string[] = []
        for (const payload of body as object[]) {
          const { 'x-shop-code': shop, 'x-treatment-country': country } = headers
          const answer = await root.inject({
            method: 'POST',
            url: '/api/cms/donors/searchallmarkets',
            headers: { 'x-shop-code': shop, 'x-treatment-country': country },
            payload,
          })
          bodies.push(answer.body)
        }
        answers.set(params.name, bodies)
        return bodies.length
      })
      root.post<{ Params: { name: string } }>('/bare/:name', async ({ params }, reply) => {
        reply.type('application/json; charset=utf-8')
        const bodies = answers.get(params.name) ?? []
        turn = (turn + 1) % bodies.length
        return bodies[turn]
      })
      root.get('/state', async () => ({
        ...memory,
        ...built,
        residentMb: Math.round(process.memoryUsage.rss() / 1e6),
      }))
    },
  ],
})
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
process.send?.({ url: `http://127.0.0.1:${port}` })
process.on('message', () => process.exit())

/** What is held in and outside the heap, after the garbage is gone. */
function holdMb(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

/** Counts how many searches asked for filters that were asked for before. */
function countKnown(): void {
  const { meet } = MarketView.prototype
  MarketView.prototype.meet = function (filters) {
    const isKnown = meet.call(this, filters)
    memory.asked++
    if (isKnown) memory.known++
    return isKnown
  }
}
