/**
 * What a person who chooses asks for besides the donor search: a donor's page, what comes up while they type into the search
 * of the site, and what that search finds. At 3,200 and 100,000 donors of the demo world in a real PostgreSQL, beside a bare
 * route of the same server that returns the same bytes. Every request asks for another donor or another beginning of a word.
 * The finished page leaves the page cache, which is the measurement `content-page`: these are the calls it is made from.
 */
import { fileURLToPath } from 'node:url'
import { byTurns, judge, load, openDatabase, printLine, printMachine, startServer } from '../lib.mjs'

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

/** One kind of call beside the bare route that answers what it answered. */
async function measure(url, paths) {
  const prepared = await fetch(`${url}/prepare`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(paths.slice(0, sample)),
  })
  if (!prepared.ok) throw new Error(await prepared.text())
  return byTurns({
    bare: () => load({ url, paths: ['/bare'], headers }),
    own: () => load({ url, paths, headers }),
  })
}

async function measureAll(databaseUrl, count) {
  const { url, codes, stop } = await startServer(serverFile, [databaseUrl, String(count)])
  try {
    return {
      donor: await measure(
        url,
        codes.map((code) => `/api/donors/dk-shop/en-gb/DK/${code}`),
      ),
      suggestions: await measure(url, asking('autosuggest')),
      'site search': await measure(url, asking('search')),
    }
  } finally {
    await stop()
  }
}

printMachine()
const database = await openDatabase()
const found = {}
try {
  for (const count of [3200, 100_000]) {
    found[count] = await measureAll(database.url, count)
    for (const [name, { bare, own }] of Object.entries(found[count])) {
      const label = `${count.toLocaleString('en-GB')} donors: ${name}`
      printLine(`${label}, bare route`, bare)
      printLine(label, own)
    }
  }
} finally {
  await database.stop()
}
const [small, large] = [found[3200], found[100_000]]
for (const name of Object.keys(small)) {
  // They read a database, which the bare route does not: the share is shown, what more donors cost is judged.
  for (const [size, { bare, own }] of [
    ['3,200', small[name]],
    ['100,000', large[name]],
  ])
    console.log(
      `       ${name}, ${size} donors: ${(own.perSecond / bare.perSecond).toFixed(2)} of the bare route's requests a second`,
    )
  const times = large[name].own.p99 / Math.max(1, small[name].own.p99)
  judge(`${name}: p99 at 100,000 donors ${times.toFixed(2)} times that at 3,200 (at most 2.00)`, times <= 2)
}
judge(
  'no request failed',
  [small, large].flatMap(Object.values).every(({ bare, own }) => bare.failures + own.failures === 0),
)
