import type { IncomingMessage, Server } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** Lets the compiler's hot reload (a web socket) through to the web process; only while developing. */
export function forwardUpgrades(server: Server, webOrigin: string): void {
  const { hostname, port } = new URL(webOrigin)
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const upstream = connect(Number(port), hostname, () => {
      const headers: string[] = []
      for (let i = 0; i < request.rawHeaders.length; i += 2)
        headers.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`)
      upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
      upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
    })
    upstream.on('error', () => socket.destroy())
    socket.on('error', () => upstream.destroy())
  })
}
