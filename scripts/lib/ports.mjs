import { createServer } from 'node:net'
import { PlainError } from './messages.mjs'

/** A free port on the loopback address. */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Throws a clear word when the port cannot be listened on. */
export async function requireFreePort(port, host = '0.0.0.0') {
  const problem = await tryListen(port, host)
  if (!problem) return
  if (problem === 'EADDRINUSE') {
    throw new PlainError(
      `Port ${port} is in use by another program. Stop it, or choose another port:\n\n  PORT=${port + 100} npm start`,
    )
  }
  if (problem === 'EACCES') {
    throw new PlainError(`Port ${port} may not be used by this user. Choose another: PORT=3000 npm start`)
  }
  throw new PlainError(`Port ${port} cannot be used (${problem}). Choose another with PORT.`)
}

function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

/** The port asked for by PORT, 3000 unless given. */
export function readPort(environment = process.env) {
  const text = environment.PORT ?? '3000'
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new PlainError(`PORT must be a number from 1 to 65535, not "${text}".`)
  }
  return port
}
