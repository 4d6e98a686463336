/**
 * Content pages and a donor’s page as an anonymous visitor gets them from the built product, beside a bare server whose only route answers the
 * same bytes with the same headers. Compressed, since every browser asks for that.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { byTurns, judge, load, printLine, printMachine } from '../lib.mjs'

const serverFile = fileURLToPath(new URL('./server.mjs', import.meta.url))
const site = process.env.KINDRED_TEST_URL
const pages = {
  home: '/en-gb/dk-shop/private/',
  article: '/en-gb/dk-shop/private/how-to-order/',
  donor: '/en-gb/dk-shop/private/donor/K1944/',
}
const headers = { 'accept-encoding': 'br' }

const server = fork(serverFile)
const [{ port }] = await once(server, 'message')
printMachine()
try {
  for (const [name, path] of Object.entries(pages)) await measure(name, path)
} finally {
  server.disconnect()
}

async function measure(name, path) {
  const page = await read(site + path)
  server.send({ body: page.body.toString('base64'), headers: page.headers })
  await once(server, 'message')
  const { bare, kept } = await byTurns({
    bare: () => load({ url: `http://127.0.0.1:${port}`, path: '/', headers }),
    kept: () => load({ url: site, path, headers }),
  })
  printLine(`${name}: bare route, same bytes`, bare)
  printLine(`${name}: from the page cache`, kept)
  const ratio = kept.perSecond / bare.perSecond
  judge(`${name}: ${ratio.toFixed(2)} of the bare route's requests a second (at least 0.50)`, ratio >= 0.5)
  judge(`${name}: no request failed`, kept.failures === 0 && kept.bytes > 1000)
}

/** The answer's very bytes, as they go over the wire. */
function read(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const { connection, date, 'keep-alive': _, 'content-length': __, ...kept } = response.headers
        if (response.statusCode !== 200 || kept['content-encoding'] !== 'br')
          reject(
            new Error(`${url} answered ${response.statusCode} ${kept['content-encoding'] ?? 'uncompressed'}`),
          )
        else resolve({ body: Buffer.concat(parts), headers: kept })
      })
    }).on('error', reject)
  })
}
