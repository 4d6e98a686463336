/**
 * Changes of a basket and whole checkouts in a shop that opens and in one that is full: 100,000 donors, 1,000,000 rows of the
 * ledgers, 100,000 orders (`-- full-shop --orders 2000` for less), in two databases of one PostgreSQL and by turns, so that a
 * busy moment of the machine meets both. The full shop is filled once, which takes minutes, and copied for every run; at the
 * end the nightly comparison of all books must find nothing in either.
 */
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { loadLines } from '../basket-update/load-lines.mjs'
import { loadCheckouts } from '../basket-update/shoppers.mjs'
import { makeOpeningShop } from '../basket-update/world.ts'
import { judge, openDatabase, printLine, printMachine, startServer } from '../lib.mjs'
import { makeFullShop } from './make-full-shop.ts'
import { readSizes } from './sizes.mjs'

const serverFile = fileURLToPath(new URL('../basket-update/server.ts', import.meta.url))
const rounds = 5
const kinds = ['basket update', 'complete checkout']

const sizes = readSizes(process.argv.slice(2))
const database = await openDatabase()
const shops = []
const undo = [() => database.stop()]
try {
  const made = { 'empty shop': makeOpeningShop, 'full shop': (url) => makeFullShop(url, sizes) }
  for (const [name, make] of Object.entries(made)) {
    const shop = await make(database.url)
    undo.push(shop.drop)
    const server = await startServer(serverFile, [shop.url])
    undo.push(server.stop)
    shops.push({ name, ...server })
  }
  await measure()
} finally {
  for (const step of undo.reverse()) await step()
}

async function measure() {
  printMachine()
  console.log(`load before: ${loadavg()[0].toFixed(1)}`)
  const { orders, donors, ledgerRows } = sizes
  const print = (count) => count.toLocaleString('en-GB')
  console.log(`full: ${print(donors)} donors, ${print(ledgerRows)} ledger rows, ${print(orders)} orders`)
  const found = shops.map(() => Object.fromEntries(kinds.map((kind) => [kind, []])))
  // The first round of each warms up.
  for (let round = 0; round <= rounds; round++)
    for (const kind of kinds)
      for (const [index, shop] of shops.entries()) {
        const result = await (kind === 'basket update' ? updateLines(shop) : checkOut(shop, round))
        if (round > 0) found[index][kind].push(result)
      }
  for (const kind of kinds) {
    const [empty, full] = found.map((of) => gather(of[kind]))
    printLine(`${kind}, empty shop`, empty)
    printLine(`${kind}, full shop`, full)
    const times = full.p99 / Math.max(1, empty.p99)
    judge(
      `${kind}: p99 in the full shop ${times.toFixed(2)} times that in the empty one (at most 2.00)`,
      times <= 2,
    )
  }
  judge(
    'no request failed',
    found
      .flatMap(Object.values)
      .flat()
      .every(({ failures }) => failures === 0),
  )
  for (const { name, url } of shops) {
    const { seconds, found } = await (await fetch(`${url}/api/bench/reconciliation`)).json()
    judge(
      `${name}: the comparison of all books takes ${seconds.toFixed(1)} s and finds nothing`,
      found.length === 0,
    )
    for (const { kind, subject, data } of found.slice(0, 5))
      console.log('      ', kind, subject, JSON.stringify(data))
  }
}

function updateLines({ url, customers, stockItems }) {
  return loadLines({ url, customers, stockItems, first: 0, quantities: [1, 2, 3, 2], seconds: 4 })
}

/** Customers and items of whom no round before has taken any. */
function checkOut({ url, customers, stockItems }, round) {
  let turn = 800 + round * 400
  return loadCheckouts({
    url,
    nextCustomer: () => customers[turn % customers.length],
    nextItem: () => stockItems[turn++ % stockItems.length],
    seconds: 8,
  })
}

/** Of several rounds: all of their times where they are known, else the middle of each figure. */
function gather(results) {
  const middle = (name) =>
    results.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(results.length / 2)]
  const failures = results.reduce((sum, one) => sum + one.failures, 0)
  const common = { perSecond: middle('perSecond'), bytes: middle('bytes'), failures }
  if (!results[0].times) return { ...common, p50: middle('p50'), p99: middle('p99') }
  const times = results.flatMap((one) => one.times).sort((a, b) => a - b)
  const at = (part) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))])
  return { ...common, p50: at(0.5), p99: at(0.99) }
}
