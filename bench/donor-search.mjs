/**
 * Donor search with three filters, facet counts, a sort and a page of 20, at 3,200 and 100,000 donors, beside a bare route
 * of the same server that returns the same bytes. Twice: with filters that many visitors share (24 of them, in four orders),
 * and with filters that nobody has asked for before. The server is a process of its own, made from the API's sources with
 * invented donors in memory: it measures the search, not a database.
 */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { byTurns, judge, load, printLine, printMachine } from './lib.mjs'

const serverFile = fileURLToPath(new URL('./donor-search-server.ts', import.meta.url))
const path = '/api/cms/donors/searchallmarkets'
const headers = { 'x-shop-code': 'dk', 'x-treatment-country': 'DK' }

const shared = []
for (const tier of ['Basic', 'Extended', 'Exclusive'])
  for (const hairColour of [['black'], ['brown'], ['blond', 'red'], ['grey', 'brown']])
    for (const strawType of ['IUI', 'ICI'])
      for (const sort of ['newest', 'stock', 'price', 'name'])
        shared.push({ filter: { tier: [tier], hairColour, strawType: [strawType] }, sort, take: 20 })

let turn = 0
const askShared = () => JSON.stringify(shared[turn++ % shared.length])
/** A million different bounds before one comes again. */
function askNew() {
  const n = turn++
  const { filter, ...rest } = shared[n % shared.length]
  const bounds = {
    heightMax: 230 - (n % 25),
    weightMax: 250 - (Math.floor(n / 25) % 120),
    weightMin: 30 + (Math.floor(n / 3000) % 20),
  }
  return JSON.stringify({ ...rest, filter: { ...filter, ...bounds } })
}

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
    const { url } = server
    await fetch(`${url}/bare/prepare`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(shared.map((body) => JSON.stringify(body))),
    })
    found[count] = await byTurns({
      bare: () => load({ url, path: '/bare', headers, makeBody: askShared }),
      shared: () => load({ url, path, headers, makeBody: askShared }),
      fresh: () => load({ url, path, headers, makeBody: askNew }),
    })
  } finally {
    server.stop()
  }
  const name = count.toLocaleString('en-GB')
  printLine(`${name} donors: bare route, same bytes`, found[count].bare)
  printLine(`${name} donors: filters others asked too`, found[count].shared)
  printLine(`${name} donors: filters never asked before`, found[count].fresh)
}
const [small, large] = [found[3200], found[100_000]]
for (const [kind, label] of [
  ['shared', 'shared filters'],
  ['fresh', 'new filters'],
]) {
  const ratio = small[kind].perSecond / small.bare.perSecond
  judge(
    `${label}, 3,200 donors: ${ratio.toFixed(2)} of the bare route's requests a second (at least 0.50)`,
    ratio >= 0.5,
  )
  const times = large[kind].p99 / Math.max(1, small[kind].p99)
  judge(`${label}: p99 at 100,000 donors ${times.toFixed(2)} times that at 3,200 (at most 2.00)`, times <= 2)
}
judge(
  'no request failed',
  Object.values(found).every((of) => Object.values(of).every(({ failures }) => failures === 0)),
)
