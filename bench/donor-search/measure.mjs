/**
 * Donor search with three filters, facet counts, a sort and a page of 20, at 3,200 and 100,000 donors, beside bare routes
 * of the same server that return the same bytes. With filters that many visitors share; with filters taken at random from
 * so many that the memory of answers hardly helps (its share is printed); and with these for the counts and one card. The server is a process of its own,
 * made from the API's sources with invented donors in memory: it measures the search, not a database.
 */
import { fileURLToPath } from 'node:url'
import { byTurns, judge, load, printLine, printMachine, startServer } from '../lib.mjs'
import { makeAsker, sharedQuestions } from './questions.mjs'

const serverFile = fileURLToPath(new URL('./server.ts', import.meta.url))
const path = '/api/cms/donors/searchallmarkets'
const headers = { 'x-shop-code': 'dk', 'x-treatment-country': 'DK' }
/** Answers that the bare route beside the random questions takes turns with. */
const sample = 500

let turn = 0
const askShared = () => JSON.stringify(sharedQuestions[turn++ % sharedQuestions.length])
const askAtRandom = makeAsker(1)
const askNew = () => JSON.stringify(askAtRandom())
/** All counts and ranges, and of the list one card: what a person who chooses filters waits for. */
const forCounts = (question) => ({ ...question, take: 1 })
const askCounts = () => JSON.stringify(forCounts(askAtRandom()))

async function measure(url) {
  const state = async () => (await fetch(`${url}/state`)).json()
  const prepare = (name, questions) =>
    fetch(`${url}/prepare/${name}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(questions),
    })
  await prepare('shared', sharedQuestions)
  await prepare('fresh', Array.from({ length: sample }, makeAsker(2)))
  await prepare('counts', Array.from({ length: sample }, makeAsker(3)).map(forCounts))
  const uses = { asked: 0, known: 0 }
  const searchFresh = async () => {
    const before = await state()
    const result = await load({ url, path, headers, makeBody: askNew })
    const after = await state()
    for (const name of Object.keys(uses)) uses[name] += after[name] - before[name]
    return result
  }
  const found = await byTurns({
    bareShared: () => load({ url, path: '/bare/shared', headers, makeBody: askShared }),
    shared: () => load({ url, path, headers, makeBody: askShared }),
    bareFresh: () => load({ url, path: '/bare/fresh', headers, makeBody: askNew }),
    fresh: searchFresh,
    bareCounts: () => load({ url, path: '/bare/counts', headers, makeBody: askCounts }),
    counts: () => load({ url, path, headers, makeBody: askCounts }),
  })
  return { ...found, known: uses.known / uses.asked, state: await state() }
}

printMachine()
const found = {}
for (const count of [3200, 100_000]) {
  const server = await startServer(serverFile, [String(count)])
  try {
    found[count] = await measure(server.url)
  } finally {
    await server.stop()
  }
  const { bareShared, shared, bareFresh, fresh, bareCounts, counts, known, state } = found[count]
  const name = count.toLocaleString('en-GB')
  printLine(`${name} donors: bare route, bytes of shared`, bareShared)
  printLine(`${name} donors: filters others asked too`, shared)
  printLine(`${name} donors: bare route, bytes of new`, bareFresh)
  printLine(`${name} donors: three new filters`, fresh)
  printLine(`${name} donors: bare route, bytes of counts`, bareCounts)
  printLine(`${name} donors: counts of three new filters`, counts)
  console.log(
    `  ${(known * 100).toFixed(1)} % of the new ones had been asked before; index built in ${state.indexMs} ms, the view of a market in ${state.viewMs} ms; both hold ${state.indexMb} MB, ${state.residentMb} MB resident at the end`,
  )
}
const [small, large] = [found[3200], found[100_000]]
for (const [kind, bare, label] of [
  ['shared', 'bareShared', 'shared filters'],
  ['fresh', 'bareFresh', 'three new filters'],
  ['counts', 'bareCounts', 'counts of three new filters'],
]) {
  const ratio = small[kind].perSecond / small[bare].perSecond
  const text = `${label}, 3,200 donors: ${ratio.toFixed(2)} of the bare route's requests a second`
  // An answer of one card is short, so that the bare route has next to nothing to send: it is shown, not judged.
  if (kind === 'counts') console.log(`       ${text}`)
  else judge(`${text} (at least 0.50)`, ratio >= 0.5)
  const times = large[kind].p99 / Math.max(1, small[kind].p99)
  judge(`${label}: p99 at 100,000 donors ${times.toFixed(2)} times that at 3,200 (at most 2.00)`, times <= 2)
}
const measured = [small, large].flatMap(({ known, state, ...loads }) => Object.values(loads))
judge(
  'no request failed',
  measured.every(({ failures }) => failures === 0),
)
