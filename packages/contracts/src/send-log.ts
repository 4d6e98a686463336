/**
 * API-16: tells the log of the site that something went wrong in a browser. A beacon leaves also while the page is being
 * left.
 *
 * @param code a stable one, never what a person typed
 */
export function sendLog(level: 'info' | 'warn' | 'error', code: string): void {
  const body = JSON.stringify({ level, code: code.replace(/[^\w .:/-]/g, '').slice(0, 200) || 'unknown' })
  navigator.sendBeacon?.('/_log', body)
}
