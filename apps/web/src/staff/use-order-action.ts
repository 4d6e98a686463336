import { CallError } from '@kindred/contracts/request'
import { useRef, useState } from 'react'
import { sendAsStaff } from '../forms/staff/staff-fetch.ts'

/** Does one action on an order once, however often it is pressed, and shows the order as it is then. */
export function useOrderAction(number: string, action: string, failed: string) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  // One key for as long as nothing went wrong: pressing twice does it once.
  const key = useRef('')

  const act = async (body: Record<string, unknown>) => {
    key.current ||= crypto.randomUUID()
    setBusy(true)
    setFailure('')
    try {
      await sendAsStaff(`/api/staff/orders/${encodeURIComponent(number)}/actions/${action}`, {
        method: 'POST',
        body,
        headers: { 'idempotency-key': key.current },
      })
      window.location.reload()
    } catch (error) {
      setFailure((error instanceof CallError && error.errors[0]?.message) || failed)
      key.current = ''
      setBusy(false)
    }
  }
  return { act, isBusy, failure }
}
