'use client'

import { useEffect, useReducer } from 'react'
import { modalDuration, nextModalState } from './modal-state.tsx'

/**
 * The state of a modal (BLK-24). What it shows can be taken away when it is `closed`, not before: it still leaves.
 *
 * @param duration of the leaving, in milliseconds
 */
export function useModal(duration = modalDuration) {
  const [state, send] = useReducer(nextModalState, 'closed')
  useEffect(() => {
    if (state !== 'closing') return
    const timer = setTimeout(() => send('closed'), duration)
    return () => clearTimeout(timer)
  }, [state, duration])
  return { state, open: () => send('open'), close: () => send('close') }
}
