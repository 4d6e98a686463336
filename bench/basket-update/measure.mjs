/**
 * Changes of basket lines and whole checkouts against a real PostgreSQL, beside two yardsticks of the same server in the
 * same run: a bare route that returns the same bytes, and a transaction of as many trivial statements. One process answers,
 * runs the jobs and keeps the search fresh; it, the database and the clients share the machine.
 */
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { byTurns, judge, loadPosts, openDatabase, printLine, printMachine, startServer } from '../lib.mjs'
import { basketPath, baskets, changeLines } from './load-lines.mjs'
import { loadCheckouts } from './shoppers.mjs'
import { makeOpeningShop } from './world.ts'

const serverFile = fileURLToPath(new URL('./server.ts', import.meta.url))
const database = await openDatabase()
let shop
let server
try {
  shop = await makeOpeningShop(database.url)
  server = await startServer(serverFile, [shop.url])
  await measure(server)
} finally {
  await server?.stop()
  await shop?.drop()
  await database.stop()
}

async function measure({ url, customers, stockItems }) {
  printMachine()
  // Where others work too, the ratios say more than the rates.
  console.log(`load before: ${loadavg()[0].toFixed(1)}`)
  const readCounts = async () => (await fetch(`${url}/api/bench/counts`)).json()
  const changeQuantity = changeLines({ customers, stockItems, first: 0, quantities: [1, 2, 3, 2] })
  const changeWhole = changeLines({ customers, stockItems, first: baskets, quantities: [1, 3, 2, 0] })

  // The bytes of a basket with one donor's straws and place, for the bare route.
  const example = changeQuantity({})
  const answer = await fetch(url + basketPath, { method: 'POST', ...example })
  await fetch(`${url}/api/bare`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: await answer.text(),
  })

  let customer = 2 * baskets
  let item = 2 * baskets
  const before = await readCounts()
  const updates = await byTurns({
    bare: () => loadPosts(url, '/api/bare', changeQuantity),
    trivial: () => loadPosts(url, '/api/bare-transaction/5', changeQuantity),
    quantity: () => loadPosts(url, basketPath, changeQuantity),
    whole: () => loadPosts(url, basketPath, changeWhole),
  })
  const after = await readCounts()
  const perUpdate = (after.inUpdates - before.inUpdates) / (after.updates - before.updates)
  const own = process.cpuUsage()
  const began = await readCounts()
  const { checkouts } = await byTurns({
    checkouts: () =>
      loadCheckouts({
        url,
        nextCustomer: () => customers[customer++ % customers.length],
        nextItem: () => stockItems[item++ % stockItems.length],
      }),
  })

  const ended = await readCounts()
  const { user, system } = process.cpuUsage(own)
  const perCheckout = (of) => (of / (ended.orders - began.orders)).toFixed(0)

  printLine('bare route, same bytes', updates.bare)
  printLine('transaction of 5 trivial statements', updates.trivial)
  printLine('basket: another quantity of a line', updates.quantity)
  printLine('basket: line added, changed, removed', updates.whole)
  printLine('checkouts, basket to paid order', checkouts)
  const ratio = (of) =>
    `${(of.perSecond / updates.bare.perSecond).toFixed(2)} of the bare route, ${(of.perSecond / updates.trivial.perSecond).toFixed(2)} of the trivial transaction`
  console.log(`  another quantity: ${ratio(updates.quantity)}`)
  console.log(`  added, changed, removed: ${ratio(updates.whole)}`)
  console.log(`  statements an update: ${perUpdate.toFixed(1)} on average`)
  console.log(
    `  a checkout, its jobs and waiting included: ${perCheckout(ended.all - began.all)} statements in ${perCheckout(ended.trips - began.trips)} messages; ` +
      `its clients took ${perCheckout((user + system) / 1000)} ms of a core each`,
  )
  judge(`an update takes ${after.mostInOne} statements at most (at most 6)`, after.mostInOne <= 6)
  for (const [name, of] of [
    ['another quantity', updates.quantity],
    ['added, changed, removed', updates.whole],
  ])
    judge(`${name}: ${Math.round(of.perSecond)} updates a second (at least 400)`, of.perSecond >= 400)
  judge(`${checkouts.perSecond.toFixed(1)} checkouts a second (at least 40)`, checkouts.perSecond >= 40)
  judge(
    'no request failed',
    [...Object.values(updates), checkouts].every(({ failures }) => failures === 0),
  )
}
