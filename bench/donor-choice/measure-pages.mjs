import { join } from 'node:path'
import { cleanEnvironment } from '../../scripts/lib/clean-environment.mjs'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { startStack } from '../../scripts/lib/stack.mjs'
import { byTurns, load } from '../lib.mjs'
import { readPage, startBarePages } from '../pages.mjs'

const headers = { 'accept-encoding': 'br' }
/** Each is drawn once before it comes from the cache, which takes a while. */
const sample = 50

/**
 * Donors' pages as the built product answers them from its page cache, beside a bare server that answers the same bytes.
 * @param {string} databaseUrl a world of its own
 * @param {string[]} codes of donors whose page the shop shows
 * @param {number} seconds of each load
 */
export async function measurePages(databaseUrl, codes, seconds) {
  const stack = await startStack({
    port: await findFreePort(),
    data: join(process.env.KINDRED_DATA, 'donor-choice'),
    databaseUrl,
    // The server of the calls has sealed its keys in this world with it.
    secret: process.env.KINDRED_SECRET,
    mode: 'demo',
    environment: cleanEnvironment(),
  })
  const bareServer = await startBarePages()
  try {
    const paths = codes.slice(0, sample).map((code) => `/en-gb/dk-shop/private/donor/${code}/`)
    const pages = []
    for (const path of paths) pages.push(await readPage(stack.url + path))
    await bareServer.show(pages)
    return await byTurns({
      bare: () => load({ url: bareServer.url, path: '/', headers, seconds }),
      own: () => load({ url: stack.url, paths, headers, seconds }),
    })
  } finally {
    bareServer.stop()
    await stack.stop()
  }
}
