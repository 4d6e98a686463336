import { describeBody, type Method } from './body-type.ts'
import type { ErrorBody } from './common.ts'

/** What a call that was not answered well throws (API-13). `errors` is empty where the body was not ours. */
export class CallError extends Error {
  readonly status: number
  readonly data: unknown
  readonly response: Response

  constructor(response: Response, data: unknown) {
    super(`${response.status} from ${new URL(response.url || 'http://unknown').pathname}`)
    this.name = 'CallError'
    this.status = response.status
    this.data = data
    this.response = response
  }

  get errors(): ErrorBody['errors'] {
    const body = this.data as Partial<ErrorBody> | undefined
    return Array.isArray(body?.errors) ? body.errors : []
  }
}

export type Call = {
  method?: Method
  body?: unknown
  headers?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  signal?: AbortSignal
  /** Goes out although the page is left; for small bodies only. */
  keepalive?: boolean
  /** Goes to somebody else: no cookie and no word of where it comes from goes along. */
  isAnonymous?: boolean
}

/** Sends one call. 204 gives undefined (API-07); JSON and text are read by the response’s content type (API-08). */
export type Send = <T>(path: string, call?: Call) => Promise<T>

/** A call that was not answered well, for a log: never what was sent. `status` 0 where nothing answered. */
export type CallReport = { method: Method; path: string; url: string; status: number; data: unknown }

/** What else a side does around its calls; each is left out where it makes no sense. */
export type CallHabits = {
  /** Done before a call leaves, such as renewing what it builds on. */
  before?: (path: string) => Promise<void>
  /** Told of every answer outside 2xx (API-13 to API-15), 409 too, and of every call that nothing answered. */
  report?: (call: CallReport) => void
  /** Told of every answer with the header `redirect`: the site is being worked on (ERR-01). */
  onMaintenance?: () => void
  /** Told of a 401 (SES-18), and of what went well, before the caller is. */
  onUnauthorised?: (path: string) => void
  onSuccess?: (path: string) => void
  /** Waits before a retry; given, a call that changes nothing is tried up to three times more (API-12). */
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}

const mostRetries = 3
const firstDelayMs = 1_000
const longestDelayMs = 30_000
/** What another try may heal. A refusal or a fault of the request itself stays what it is. */
const passing = new Set([408, 429, 500, 502, 503, 504])

/** Milliseconds before retry `n`, counted from 0: 1 s, 2 s, 4 s … at most 30 s (API-12). */
export const retryDelayMs = (n: number): number => Math.min(firstDelayMs * 2 ** n, longestDelayMs)

/**
 * Makes the helper every side uses to call the API.
 *
 * @param base where paths start, such as `http://127.0.0.1:3000`, or empty in the browser; or chosen by the path (API-03)
 * @param common headers of every call (API-02): shop code, treatment country
 * @throws CallError for every answer outside 2xx, except 409, which is handed on (API-14)
 */
export function makeSend(
  base: string | ((path: string) => string),
  common: () => Record<string, string> | Promise<Record<string, string>>,
  habits: CallHabits = {},
): Send {
  return async <T>(path: string, call: Call = {}): Promise<T> => {
    await habits.before?.(path)
    const method = call.method ?? 'GET'
    const url = (typeof base === 'string' ? base : base(path)) + path + printQuery(call.query)
    const { type, body } = describeBody(method, path, call.body)
    const init: RequestInit = {
      method,
      headers: {
        accept: 'application/json',
        ...(type && { 'content-type': type }),
        ...(await common()),
        ...call.headers,
      },
      body,
      cache: 'no-store',
      redirect: 'manual',
      signal: call.signal,
      keepalive: call.keepalive,
      ...(call.isAnonymous && { credentials: 'omit', referrerPolicy: 'no-referrer' }),
    }
    const tell = (status: number, data: unknown) => habits.report?.({ method, path, url, status, data })
    const response = await fetchPatiently(url, init, method, habits, () => tell(0, undefined))
    if (response.headers.has('redirect')) habits.onMaintenance?.()
    const data = await readBody(response)
    if (response.ok) {
      habits.onSuccess?.(path)
      return data as T
    }
    tell(response.status, data)
    if (response.status === 409) return data as T
    if (response.status === 401) habits.onUnauthorised?.(path)
    throw new CallError(response, data)
  }
}

/** Only a GET is tried again: what changes something may have been done although the answer was lost. */
async function fetchPatiently(
  url: string,
  init: RequestInit,
  method: Method,
  { wait }: CallHabits,
  onSilence: () => void,
): Promise<Response> {
  const retries = wait && method === 'GET' ? mostRetries : 0
  for (let n = 0; ; n++) {
    const isLast = n >= retries
    try {
      const response = await fetch(url, init)
      const isMaintained = response.headers.has('redirect')
      if (isLast || isMaintained || !passing.has(response.status)) return response
    } catch (error) {
      if (init.signal?.aborted) throw error
      if (isLast) {
        onSilence()
        throw error
      }
    }
    await wait?.(retryDelayMs(n), init.signal ?? undefined)
  }
}

function printQuery(query: Call['query']): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return entries.length ? `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}` : ''
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const text = await response.text()
  if (!response.headers.get('content-type')?.includes('json')) return text
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error('Could not parse JSON', { cause })
  }
}
