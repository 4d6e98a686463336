/**
 * Donor search with three filters, facet counts, a sort and a page of 20, at 3,200 and 100,000 donors, beside a bare route
 * of the same server that returns the same bytes. The server is a process of its own, made from the API's sources with
 * invented donors in memory: it measures the search, not a database.
 */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { judge, measure, printLine, printMachine } from './lib.mjs'

const serverFile = fileURLToPath(new URL('./donor-search-server.ts', import.meta.url))
const path = '/api/cms/donors/searchallmarkets'
const headers = { 'x-shop-code': 'dk', 'x-treatment-country': 'DK' }

/** 96 different questions, so that no answer to a whole question could be had from a memory of the last few. */
const bodies = []
for (const tier of ['Basic', 'Extended', 'Exclusive'])
  for (const hair of [['black'], ['brown'], ['blond', 'red'], ['grey', 'brown']])
    for (const strawType of ['IUI', 'ICI'])
      for (const sort of ['newest', 'stock', 'price', 'name'])
        bodies.push(
          JSON.stringify({
            filter: { tier: [tier], hairColour: hair, strawType: [strawType] },
            sort,
            take: 20,
          }),
        )

function startServer(count) {
  return new Promise((resolve, reject) => {
    const child = fork(serverFile, [String(count)], { execArgv: ['--import', 'tsx'] })
    child.once('message', (port) => resolve({ url: `http://127.0.0.1:${port}`, stop: () => child.kill() }))
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
}

printMachine()
const found = {}
for (const count of [3200, 100_000]) {
  const server = await startServer(count)
  try {
    // The bare route answers with the mean of the questions' answers, byte for byte one of them.
    await fetch(`${server.url}/bare/prepare`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(bodies),
    })
    const bare = await measure({ url: server.url, path: '/bare', method: 'POST', headers, bodies })
    const search = await measure({ url: server.url, path, method: 'POST', headers, bodies })
    const again = await measure({ url: server.url, path: '/bare', method: 'POST', headers, bodies })
    const name = count.toLocaleString('en-GB')
    printLine(`bare route, ${name} donors' bytes`, bare)
    printLine(`donor search, ${name} donors`, search)
    printLine('bare route again', again)
    found[count] = { search, ratio: search.perSecond / ((bare.perSecond + again.perSecond) / 2) }
  } finally {
    server.stop()
  }
}
const [small, large] = [found[3200], found[100_000]]
judge(
  `at 3,200 donors ${small.ratio.toFixed(2)} of a bare route's requests a second (at least 0.50)`,
  small.ratio >= 0.5,
)
const times = large.search.p99 / Math.max(1, small.search.p99)
judge(`p99 at 100,000 donors ${times.toFixed(2)} times that at 3,200 (at most 2.00)`, times <= 2)
judge('no request failed', small.search.failures + large.search.failures === 0)
