import { sendLog } from '@kindred/contracts/send-log'

/** What scripts of a page use of the browser, so that their rules can be tried without one. */
export type World = {
  /** Of the tab; null where storage is switched off. */
  tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  /** Of the browser, shared by all tabs. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  /** Path and query of the page. */
  here: () => string
  leave: (address: string) => void
  /** API-16: a stable code, never what a person typed. */
  log: (level: 'info' | 'warn' | 'error', code: string) => void
}

/** The browser itself. Only to be called in one. */
export function readWorld(): World {
  return {
    tabStorage: openStorage(() => window.sessionStorage),
    storage: openStorage(() => window.localStorage),
    here: () => location.pathname + location.search,
    leave: (address) => location.assign(address),
    log: sendLog,
  }
}

/** Where cookies are refused even looking at storage throws. */
function openStorage(open: () => Storage): Storage | null {
  try {
    return open()
  } catch {
    return null
  }
}
