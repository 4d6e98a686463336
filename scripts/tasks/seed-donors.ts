import { loadSeed } from './load-seed.ts'

/** Fills a prepared database up to the given number of sperm donors. */
const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is not set.')
const seedDemoWorld = await loadSeed()
await seedDemoWorld({
  url,
  dataDirectory: process.env.KINDRED_DATA ?? '.kindred',
  donors: Number(process.argv[2]),
  secret: process.env.KINDRED_SECRET,
  report: (text) => console.log(text),
})
process.exit(0)
