import { CallError } from '@kindred/contracts/request'
import { useState } from 'react'
import { sendAsStaff } from '../../forms/staff/staff-fetch.ts'

export type CallTexts = Readonly<Record<string, string>>

/** One call about a webhook, with what went wrong by field (`form` where it is about none) in our words. */
export function useEndpointCall(texts: CallTexts) {
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<Record<string, string>>({})

  const call = async <T>(method: 'POST' | 'PUT', path: string, body?: object): Promise<T | null> => {
    setBusy(true)
    setWrong({})
    try {
      return await sendAsStaff<T>(`/api/staff/${path}`, { method, ...(body && { body }) })
    } catch (error) {
      const failure = error instanceof CallError ? error.errors[0] : undefined
      const field = failure?.field?.split('.').at(0) ?? 'form'
      const told = texts[`errors.${failure?.code}`] ?? texts[`errors.${field}`]
      setWrong({ [field]: told ?? texts.failed ?? '' })
      return null
    } finally {
      setBusy(false)
    }
  }
  return { call, isBusy, wrong }
}
