import { ok, type Result, refuse } from '@kindred/domain/result'

export type StripeClient = {
  get<T>(path: string, query?: Record<string, string>): Promise<T>
  /** A request that Stripe refuses for good (4xx of the card or the request) is returned, not thrown. */
  post<T>(path: string, form: Record<string, string>, idempotencyKey: string): Promise<Result<T>>
}

/** The version whose shapes this adapter reads; a new one is a decision, not a surprise. */
const apiVersion = '2025-09-30.clover'
const timeoutMs = 15_000

/**
 * A small client of Stripe's API: two verbs, forms in, JSON out (decision 22). Whatever is not an answer (network, 5xx,
 * 429, a key that is wrong) is thrown, so that the job or the request tries again.
 *
 * @param origin Stripe's own unless a test gives its server
 */
export function createStripeClient(secretKey: string, origin: string): StripeClient {
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(`${origin}/v1/${path}`, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${secretKey}`, 'stripe-version': apiVersion },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const isFault = response.status >= 500 || [401, 403, 409, 429].includes(response.status)
    // What Stripe says may name a person: only the status goes into the log.
    if (isFault) throw new Error(`Stripe answered ${response.status}`)
    return response
  }
  return {
    get: async <T>(path: string, query: Record<string, string> = {}) => {
      const response = await send(`${path}?${new URLSearchParams(query)}`, {})
      if (!response.ok) throw new Error(`Stripe answered ${response.status}`)
      return (await response.json()) as T
    },
    post: async <T>(path: string, form: Record<string, string>, idempotencyKey: string) => {
      const response = await send(path, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { 'idempotency-key': idempotencyKey },
      })
      const body = (await response.json()) as T & { error?: { code?: string } }
      return response.ok
        ? ok(body as T)
        : refuse(`stripe-${body.error?.code ?? response.status}`, 'Stripe refused the request.')
    },
  }
}
