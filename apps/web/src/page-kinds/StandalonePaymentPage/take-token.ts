const place = 'kindred-payment-link'

type Window = {
  location: { hash: string; pathname: string; search: string }
  history: { replaceState: (data: unknown, unused: string, url: string) => void }
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
}

/**
 * What the link carries behind `#`: kept for this tab alone, since the way over the card page loses it, and taken out of the
 * address, so that no copy of the address pays. Null where there is none.
 */
export function takeToken({ location, history, sessionStorage }: Window): string | null {
  const token = location.hash.slice(1)
  if (/^[A-Za-z0-9_-]{43}$/.test(token)) {
    sessionStorage.setItem(place, token)
    history.replaceState(null, '', location.pathname + location.search)
    return token
  }
  return sessionStorage.getItem(place)
}
