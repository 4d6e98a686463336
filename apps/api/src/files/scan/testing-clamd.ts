import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

/** A scanner that finds what holds the word EICAR, or says what it is told to. */
export async function startClamd(say?: string) {
  const seen: Buffer[] = []
  const server = createServer((socket) => {
    let heard = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      heard = Buffer.concat([heard, data])
      const file = readStream(heard)
      if (!file) return
      seen.push(file)
      socket.end(say ?? (file.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    address: { host: '127.0.0.1', port },
    seen,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

/** The file, once the empty chunk has come. */
function readStream(heard: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (!heard.toString('latin1').startsWith(command)) return null
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= heard.length; ) {
    const length = heard.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    if (at + 4 + length > heard.length) return null
    chunks.push(heard.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
