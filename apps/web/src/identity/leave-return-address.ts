/**
 * Headers of an answer about the session without the cookie that remembers where a sign-in leads back to: next-auth sets it
 * anew with every answer that was asked without it, and one that is late would take the address of a sign-in just begun.
 */
export function leaveReturnAddress(given: Headers): Headers {
  const headers = new Headers(given)
  headers.delete('set-cookie')
  for (const cookie of given.getSetCookie())
    if (!/^[^=]*next-auth\.callback-url=/.test(cookie)) headers.append('set-cookie', cookie)
  return headers
}
