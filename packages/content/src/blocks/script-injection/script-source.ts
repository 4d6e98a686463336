/** Whether a script may come from there: a full address over https, with nothing in it that opens a policy further. */
export function isScriptSource(address: string): boolean {
  try {
    const { protocol, username, password, hostname } = new URL(address)
    return protocol === 'https:' && username === '' && password === '' && /^[a-z\d.-]+$/i.test(hostname)
  } catch {
    return false
  }
}

/** BLK-09: the address with a stamp, so that no cache hands out an old script. Milliseconds. */
export function stampSource(address: string, now: number): string {
  const url = new URL(address)
  url.searchParams.set('ts', String(now))
  return url.href
}
