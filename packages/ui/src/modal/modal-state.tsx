/** BLK-24: how long a modal takes to leave. Milliseconds. */
export const modalDuration = 300

export type ModalState = 'closed' | 'open' | 'closing'
export type ModalEvent = 'open' | 'close' | 'closed'

/**
 * BLK-24: closed → open → closing → closed. It may be opened again while it leaves; whatever does not fit changes nothing.
 */
export function nextModalState(state: ModalState, event: ModalEvent): ModalState {
  if (event === 'open') return 'open'
  if (event === 'close') return state === 'open' ? 'closing' : state
  return state === 'closing' ? 'closed' : state
}
