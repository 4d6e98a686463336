import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'

const serverFile = fileURLToPath(new URL('./content-page/server.mjs', import.meta.url))

/**
 * A bare server whose only route answers pages it was given, with their headers.
 * @returns {Promise<{ url: string, show: (pages: Page[]) => Promise<void>, stop: () => void }>} pages are answered by turns
 * @typedef {{ body: Buffer, headers: import('node:http').IncomingHttpHeaders }} Page
 */
export async function startBarePages() {
  const server = fork(serverFile)
  const [{ port }] = await once(server, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    show: async (pages) => {
      server.send(pages.map(({ body, headers }) => ({ body: body.toString('base64'), headers })))
      await once(server, 'message')
    },
    stop: () => server.disconnect(),
  }
}

/**
 * A page's very bytes, as they go over the wire to a browser.
 * @param {string} url
 * @returns {Promise<Page>}
 */
export function readPage(url) {
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
