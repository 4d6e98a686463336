import { createHmac } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { id: string; type: string; sequence: number; subject: { id: string }; data: unknown }

/** An operator's system in a test: keeps what it was sent, and answers as the test says. */
export async function openReceiver() {
  const requests: { path: string; body: string; signature: string; eventId: string }[] = []
  let answer: (response: ServerResponse) => unknown = (response) => response.end('thanks')
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      requests.push({
        path: request.url ?? '',
        body: Buffer.concat(chunks).toString('utf8'),
        signature: String(request.headers['kindred-signature']),
        eventId: String(request.headers['kindred-event']),
      })
      answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    requests,
    /** What came since the last look. */
    take: () => requests.splice(0).map(({ body }) => JSON.parse(body) as Received),
    answers: (next: (response: ServerResponse) => unknown) => {
      answer = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

/** What a receiver does with the header: the recipe of `docs/webhooks.md`. */
export function isSigned(header: string, body: string, secret: string): boolean {
  const parts = header.split(',').map((part) => part.split('='))
  const seconds = parts.find(([name]) => name === 't')?.[1]
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return parts.some(([name, value]) => name === 'v1' && value === expected)
}
