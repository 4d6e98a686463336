import { lookup as resolve } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isNamed, mayReach } from './may-reach.ts'

/** What an endpoint answered, or why there is no answer. */
export type WebhookAnswer = {
  status: number | null
  /** The first words, for staff. */
  text: string | null
  /**
   * Null when it took the event (2xx). `address-not-allowed`, `not-encrypted`, `name-unknown`, `no-connection`, `too-slow`,
   * `redirected`, `answer-not-ok`
   */
  failureCode: string | null
}

export type PostWebhook = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<WebhookAnswer>

/** Time for the whole of it, and how much of an answer is read. */
const limits = { totalMs: 10_000, answerBytes: 2_000, shownCharacters: 200 }

/**
 * Sends to an address that somebody entered: the connection goes to the very address that was resolved and found allowed,
 * no redirect is followed, nothing is waited for longer than ten seconds, and of the answer only the beginning is read.
 */
export function createPost(
  { networks }: { networks: readonly string[] },
  { totalMs, answerBytes, shownCharacters } = limits,
): PostWebhook {
  return (url, body, headers) =>
    new Promise((done) => {
      const target = new URL(url)
      const host = target.hostname.replace(/^\[|\]$/g, '')
      // An address is connected to without being looked up.
      const refusal = isIP(host) ? judge(target, host, networks) : null
      if (refusal) return done(fail(refusal))
      const send = target.protocol === 'https:' ? requestSecure : requestPlain
      const request = send(target, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: resolveAllowed(target, networks),
        // A pooled connection would outlive the moment in which its address was judged.
        agent: false,
        signal: AbortSignal.timeout(totalMs),
      })
      request.on('error', (error: NodeJS.ErrnoException) => done(fail(nameFailure(error))))
      request.on('response', (response) => {
        const chunks: Buffer[] = []
        let size = 0
        const end = () => {
          request.destroy()
          const text = Buffer.concat(chunks).toString('utf8').slice(0, shownCharacters)
          done({ status: response.statusCode ?? 0, text, failureCode: judgeStatus(response.statusCode ?? 0) })
        }
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk.subarray(0, answerBytes - size))
          size += chunk.length
          if (size >= answerBytes) end()
        })
        response.on('end', end)
        response.on('error', (error: NodeJS.ErrnoException) => done(fail(nameFailure(error))))
      })
      request.end(body)
    })
}

const fail = (failureCode: string): WebhookAnswer => ({ status: null, text: null, failureCode })

function judgeStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirected' : 'answer-not-ok'
}

/** Why an address may not be sent to; unencrypted only into a network of the operator's own. */
function judge(target: URL, address: string, networks: readonly string[]): string | null {
  if (!mayReach(address, networks)) return 'address-not-allowed'
  return target.protocol === 'https:' || isNamed(address, networks) ? null : 'not-encrypted'
}

/** Looks a name up and hands on its addresses only when every one of them may be reached. */
function resolveAllowed(target: URL, networks: readonly string[]): LookupFunction {
  return (host, options, callback) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0)
      const refusals = addresses.map(({ address }) => judge(target, address, networks))
      const refusal = refusals.find((one) => one !== null)
      const [first] = addresses
      if (refusal || !first)
        return callback(Object.assign(new Error(refusal ?? 'name-unknown'), { code: refusal }), '', 0)
      if (options.all) return callback(null, addresses)
      return callback(null, first.address, first.family)
    })
}

const ownCodes: ReadonlySet<string> = new Set(['address-not-allowed', 'not-encrypted'])

function nameFailure(error: NodeJS.ErrnoException): string {
  const code = error.code ?? error.name
  if (ownCodes.has(code)) return code
  if (code === 'ABORT_ERR' || error.name === 'AbortError' || error.name === 'TimeoutError') return 'too-slow'
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'name-unknown' : 'no-connection'
}
