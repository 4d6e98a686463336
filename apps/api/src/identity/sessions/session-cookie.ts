import { hkdfSync } from 'node:crypto'
import { jwtDecrypt } from 'jose'

/**
 * Opens the cookie that the sign-in library of the web process made (JWE `dir` with A256GCM, key by HKDF from its secret).
 *
 * @param cookie its value, the chunks joined (SES-32)
 * @param secret `config.keys.nextAuth`
 * @returns the id of the web session, or null when the cookie cannot be trusted
 */
export async function openSessionCookie(cookie: string, secret: string): Promise<string | null> {
  try {
    const { payload } = await jwtDecrypt(cookie, deriveCookieKey(secret), {
      clockTolerance: 15,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return typeof payload.sid === 'string' && isUuid(payload.sid) ? payload.sid : null
  } catch {
    return null
  }
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

const keys = new Map<string, Uint8Array>()

function deriveCookieKey(secret: string): Uint8Array {
  let key = keys.get(secret)
  if (!key) {
    key = new Uint8Array(hkdfSync('sha256', secret, '', 'NextAuth.js Generated Encryption Key', 32))
    keys.set(secret, key)
  }
  return key
}
