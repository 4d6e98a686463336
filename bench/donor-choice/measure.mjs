/**
 * What a person who chooses asks for besides the donor search: a donor's page, the call it is made from, what comes up while
 * they type into the search of the site, and what that search finds. At 3,200 and 100,000 donors of the demo world in a real
 * PostgreSQL, beside a bare route that returns the same bytes. Every request asks for another donor or another beginning of
 * a word. Pages come from the built product, when its page cache has them; the calls from a server made of the API's sources.
 *
 * Pages must reach half of the bare route's requests a second. The calls read a database, which the bare route does not:
 * their share is shown. What more donors cost is judged of all by p99 beside that of the same thing at 3,200, as in
 * `donor-search`: beside the bare route's p99 of the same size it would say again how much a call does, not what grows.
 */
import { fileURLToPath } from 'node:url'
import { byTurns, judge, load, openDatabase, printLine, printMachine, startServer } from '../lib.mjs'
import { measurePages } from './measure-pages.mjs'
import { makeWorld } from './world.ts'

const serverFile = fileURLToPath(new URL('./server.ts', import.meta.url))
const headers = { 'x-shop-code': 'dk', 'x-treatment-country': 'DK' }
const words = [
  'donor',
  'how to order',
  'prices',
  'deli',
  'genetic',
  'stor',
  'quota',
  'law',
  'fam',
  'clin',
  'dnor',
]
const asking = (call) => words.map((word) => `/api/cms/en-gb/${call}?q=${encodeURIComponent(word)}`)
/** Answers that the bare route takes turns with. */
const sample = 200
/** Of the six things at two sizes; with the usual five the whole would take twice as long. */
const seconds = 3
const sizes = [3200, 100_000]
const nameSize = (count) => count.toLocaleString('en-GB')

/** One kind of call beside the bare route that answers what it answered. */
async function measureCall(url, paths) {
  const prepared = await fetch(`${url}/prepare`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(paths.slice(0, sample)),
  })
  if (!prepared.ok) throw new Error(await prepared.text())
  return byTurns({
    bare: () => load({ url, paths: ['/bare'], headers, seconds }),
    own: () => load({ url, paths, headers, seconds }),
  })
}

async function measureCalls({ url, codes, stop }) {
  try {
    return {
      'donor call': await measureCall(
        url,
        codes.map((code) => `/api/donors/dk-shop/en-gb/DK/${code}`),
      ),
      suggestions: await measureCall(url, asking('autosuggest')),
      'site search': await measureCall(url, asking('search')),
    }
  } finally {
    await stop()
  }
}

async function measureAll(serverUrl, count) {
  const world = await makeWorld(serverUrl, count)
  try {
    const server = await startServer(serverFile, [world.url])
    const { indexMs, residentMb, codes } = server
    console.log(
      `${nameSize(count)} donors: read from PostgreSQL and indexed in ${indexMs} ms, the process then holds ${residentMb} MB`,
    )
    const calls = await measureCalls(server)
    return { 'donor page': await measurePages(world.url, codes, seconds), ...calls }
  } finally {
    await world.drop()
  }
}

printMachine()
const database = await openDatabase()
const found = {}
try {
  for (const count of sizes) {
    found[count] = await measureAll(database.url, count)
    for (const [name, { bare, own }] of Object.entries(found[count])) {
      const label = `${nameSize(count)} donors: ${name}`
      printLine(`${label}, bare route`, bare)
      printLine(label, own)
    }
  }
} finally {
  await database.stop()
}
const [small, large] = sizes.map((count) => found[count])
for (const name of Object.keys(small)) {
  for (const count of sizes) {
    const { bare, own } = found[count][name]
    const share = own.perSecond / bare.perSecond
    const text = `${name}, ${nameSize(count)} donors: ${share.toFixed(2)} of the bare route's requests a second`
    if (name === 'donor page') judge(`${text} (at least 0.50)`, share >= 0.5)
    else console.log(`       ${text}`)
  }
  const times = large[name].own.p99 / Math.max(1, small[name].own.p99)
  judge(`${name}: p99 at 100,000 donors ${times.toFixed(2)} times that at 3,200 (at most 2.00)`, times <= 2)
}
judge(
  'no request failed',
  [small, large].flatMap(Object.values).every(({ bare, own }) => bare.failures + own.failures === 0),
)
