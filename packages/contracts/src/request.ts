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
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  signal?: AbortSignal
}

/** Sends one call. 204 gives undefined (API-07); JSON and text are read by the response’s content type (API-08). */
export type Send = <T>(path: string, call?: Call) => Promise<T>

/**
 * Makes the helper every side uses to call the API.
 *
 * @param base where paths start, such as `http://127.0.0.1:3000`, or empty in the browser
 * @param common headers of every call (API-02): shop code, treatment country
 * @throws CallError for every answer outside 2xx, except 409, which is handed on (API-14)
 */
export function makeSend(
  base: string,
  common: () => Record<string, string> | Promise<Record<string, string>>,
): Send {
  return async <T>(path: string, call: Call = {}): Promise<T> => {
    const response = await fetch(base + path + printQuery(call.query), {
      method: call.method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(await common()),
        ...call.headers,
      },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      cache: 'no-store',
      redirect: 'manual',
      signal: call.signal,
    })
    const data = await readBody(response)
    if (!response.ok && response.status !== 409) throw new CallError(response, data)
    return data as T
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
