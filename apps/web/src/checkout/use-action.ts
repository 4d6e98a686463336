import type { ErrorBody } from '@kindred/contracts/common'
import { CallError } from '@kindred/contracts/request'
import { useRef, useState } from 'react'
import { callShop } from '../browser/call-shop.ts'
import { isAnswered, makePressKeys } from '../browser/press-keys.ts'

export type CallFailure = ErrorBody['errors'][number]

type Sent = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: unknown; keepalive?: boolean }

/**
 * One action of a page at a time: busy while it runs, refusals afterwards. A second press while busy does nothing; a
 * session that ended leads to sign-in and back here.
 */
export function useAction(shopCode: string) {
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState<CallFailure[]>([])
  const running = useRef(false)
  const keys = useRef(makePressKeys(() => crypto.randomUUID()))

  /** Sends one call; undefined when it was refused, and why is in `failures`. */
  const send = async <T>(
    path: string,
    { method = 'POST', body, keepalive }: Sent = {},
  ): Promise<T | undefined> => {
    const headers: Record<string, string> =
      method === 'POST' ? { 'idempotency-key': keys.current.take(path, body) } : {}
    try {
      const answer = await callShop(shopCode)<T>(path, { method, body, headers, keepalive })
      keys.current.settle(path)
      return answer
    } catch (error) {
      if (!(error instanceof CallError)) {
        setFailures([unreachable])
        return undefined
      }
      if (isAnswered(error)) keys.current.settle(path)
      // The call itself has led to the sign-in, or home where that did not help (SES-18, SES-19).
      if (error.status === 401) return undefined
      setFailures(error.errors.length > 0 ? error.errors : [unreachable])
      return undefined
    }
  }

  /** Runs what a press does. The page stays busy when it leads elsewhere, so that it cannot be pressed twice. */
  const run = async (work: () => Promise<'leaves' | 'stays'>): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailures([])
    const outcome = await work().catch((): 'stays' => {
      setFailures([unreachable])
      return 'stays'
    })
    if (outcome === 'leaves') return
    running.current = false
    setBusy(false)
  }

  return { busy, failures, setFailures, send, run }
}

const unreachable: CallFailure = { code: 'unavailable', message: '' }
