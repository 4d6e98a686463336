import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A steady address for a server that moves: PostgreSQL takes another free port at each start, and a process that must
 * survive its restart knows only one address. Closed, there is nothing behind the port, as with a machine that is gone.
 */
export async function openRelay(): Promise<{
  port: number
  lead: (target: number) => Promise<void>
  cut: () => Promise<void>
}> {
  let target = 0
  const sockets = new Set<Socket>()
  const relay = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(one)
      one.setNoDelay()
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  const listen = (port: number) => new Promise<void>((done) => relay.listen(port, '127.0.0.1', () => done()))
  await listen(0)
  const { port } = relay.address() as AddressInfo
  return {
    port,
    lead: async (to) => {
      target = to
      if (!relay.listening) await listen(port)
    },
    cut: async () => {
      const closed = new Promise((done) => relay.close(done))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
