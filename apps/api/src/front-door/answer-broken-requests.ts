import type { Socket } from 'node:net'
import { toErrorBody } from './send-failure.ts'

const tooSlow = { code: 'request-timeout', message: 'The request did not arrive in time.' }
const tooLarge = { code: 'headers-too-large', message: 'The headers of the request are too large.' }
const notHttp = { code: 'bad-request', message: 'This is not a valid request.' }

/** Answers in the one error shape what is no request at all, so that no hook, handler or log ever sees it. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  // Node says so too when a connection is dropped; there is nobody left to answer.
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(print(error.code))
  socket.destroy(error)
}

function print(code: string | undefined): string {
  const [line, failure] =
    code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? (['408 Request Timeout', tooSlow] as const)
      : code === 'HPE_HEADER_OVERFLOW'
        ? (['431 Request Header Fields Too Large', tooLarge] as const)
        : (['400 Bad Request', notHttp] as const)
  const body = JSON.stringify(toErrorBody(failure))
  return [
    `HTTP/1.1 ${line}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}
