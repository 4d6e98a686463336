import { CallError } from '@kindred/contracts/request'
import { useRef, useState } from 'react'
import { isAnswered, makePressKeys } from '../browser/press-keys.ts'
import { sendAsStaff } from '../forms/staff/staff-fetch.ts'

/** Does one action on an order once, however often it is pressed, and shows the order as it is then. */
export function useOrderAction(number: string, action: string, failed: string) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  // One key while the outcome is unknown: pressing again after a lost answer does it once.
  const keys = useRef(makePressKeys(() => crypto.randomUUID()))

  const act = async (body: Record<string, unknown>) => {
    setBusy(true)
    setFailure('')
    try {
      await sendAsStaff(`/api/staff/orders/${encodeURIComponent(number)}/actions/${action}`, {
        method: 'POST',
        body,
        headers: { 'idempotency-key': keys.current.take(action, body) },
      })
      window.location.reload()
    } catch (error) {
      setFailure((error instanceof CallError && error.errors[0]?.message) || failed)
      if (isAnswered(error)) keys.current.settle(action)
      setBusy(false)
    }
  }
  return { act, isBusy, failure }
}
