import type { Config } from '../../config.ts'
import { webClientId } from '../provider/create-provider.ts'

export type Tokens = { accessToken: string; refreshToken: string; idToken: string | null; expiresIn: number }

/**
 * Trades a refresh token at the house's own provider, as any client would; over loopback, since the public address need
 * not be reachable from here.
 *
 * @returns null when the provider refuses the token for good
 * @throws Error when the provider could not be asked
 */
export async function requestTokens(refreshToken: string, config: Config): Promise<Tokens | null> {
  const basic = Buffer.from(`${webClientId}:${encodeURIComponent(config.keys.oidcClient)}`).toString('base64')
  const response = await fetch(`http://127.0.0.1:${config.port}/oidc/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    signal: AbortSignal.timeout(10_000),
  })
  if (response.status === 400 || response.status === 401) return null
  if (!response.ok) throw new Error(`The token endpoint answered ${response.status}`)
  const body = (await response.json()) as Record<string, unknown>
  return {
    accessToken: String(body.access_token),
    refreshToken: String(body.refresh_token),
    idToken: typeof body.id_token === 'string' ? body.id_token : null,
    expiresIn: Number(body.expires_in),
  }
}
