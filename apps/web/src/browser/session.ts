/** SES-02, as next-auth hands it to the page. Tokens never reach it. */
export type SessionUser = {
  username: string
  name: string
  email: string
  client_type: 'Private' | 'Professional'
  client_guid: string
}

let pending: Promise<SessionUser | null> | undefined

/** The signed-in person, or null. Asked once per page, however many islands want to know. */
export function readSession(): Promise<SessionUser | null> {
  pending ??= fetch('/api/auth/session/', { cache: 'no-store' })
    .then((response) => (response.ok ? response.json() : null))
    .then((session: { user?: SessionUser } | null) => session?.user ?? null)
    .catch(() => null)
  return pending
}
