import { connect } from 'node:net'

export type ClamdAddress = { host: string; port: number }

const chunkSize = 64 * 1024
const patience = 30_000

/**
 * Sends bytes to clamd by its INSTREAM command: chunks with their length before them, an empty one at the end, and one line
 * back: `stream: OK` or `stream: <name> FOUND`.
 * @throws when it cannot be reached, breaks off, takes too long or says anything else
 */
export async function scanWithClamd(
  { host, port }: ClamdAddress,
  bytes: Uint8Array,
): Promise<'clean' | 'infected'> {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect({ host, port })
    const heard: Buffer[] = []
    socket.setTimeout(patience, () => socket.destroy(new Error('The virus scanner takes too long.')))
    socket.on('error', reject)
    socket.on('data', (data) => heard.push(data))
    socket.on('close', () => resolve(Buffer.concat(heard).toString('latin1').replace(/\0/g, '').trim()))
    socket.write('zINSTREAM\0')
    for (let at = 0; at < bytes.length; at += chunkSize) {
      const chunk = bytes.subarray(at, at + chunkSize)
      socket.write(lengthOf(chunk.length))
      socket.write(chunk)
    }
    // Not ended from here: clamd answers and then closes.
    socket.write(lengthOf(0))
  })
  if (/^stream: OK$/.test(answer)) return 'clean'
  if (/ FOUND$/.test(answer)) return 'infected'
  throw new Error('The virus scanner did not give a verdict.')
}

function lengthOf(length: number): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(length)
  return head
}
