import 'server-only'
import { cookies } from 'next/headers'
import { decode } from 'next-auth/jwt'

/** Id of the session that the request's own cookie names, whole or in chunks (SES-32); undefined when there is none. */
export async function readOwnSid(settings: {
  isHttps: boolean
  nextAuthSecret: string
}): Promise<string | undefined> {
  const name = `${settings.isHttps ? '__Secure-' : ''}next-auth.session-token`
  const jar = await cookies()
  const chunks = jar
    .getAll()
    .filter((one) => one.name.startsWith(`${name}.`))
    .sort((a, b) => a.name.localeCompare(b.name))
  const value = jar.get(name)?.value ?? chunks.map((one) => one.value).join('')
  if (!value) return undefined
  try {
    return (await decode({ token: value, secret: settings.nextAuthSecret }))?.sid
  } catch {
    // Forged, cut or too old: nothing to make room for.
    return undefined
  }
}
