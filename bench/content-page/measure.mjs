/**
 * Content pages as an anonymous visitor gets them from the built product, beside a bare server whose only route answers the
 * same bytes with the same headers. Compressed, since every browser asks for that. `donor-choice` turns many donors’ pages over.
 */
import { byTurns, judge, load, printLine, printMachine } from '../lib.mjs'
import { readPage, startBarePages } from '../pages.mjs'

const site = process.env.KINDRED_TEST_URL
const pages = {
  home: '/en-gb/dk-shop/private/',
  article: '/en-gb/dk-shop/private/how-to-order/',
  donor: '/en-gb/dk-shop/private/donor/K1944/',
}
const headers = { 'accept-encoding': 'br' }

const bareServer = await startBarePages()
printMachine()
try {
  for (const [name, path] of Object.entries(pages)) await measure(name, path)
} finally {
  bareServer.stop()
}

async function measure(name, path) {
  await bareServer.show([await readPage(site + path)])
  const { bare, kept } = await byTurns({
    bare: () => load({ url: bareServer.url, path: '/', headers }),
    kept: () => load({ url: site, path, headers }),
  })
  printLine(`${name}: bare route, same bytes`, bare)
  printLine(`${name}: from the page cache`, kept)
  const ratio = kept.perSecond / bare.perSecond
  judge(`${name}: ${ratio.toFixed(2)} of the bare route's requests a second (at least 0.50)`, ratio >= 0.5)
  judge(`${name}: no request failed`, kept.failures === 0 && kept.bytes > 1000)
}
