import { createHash, randomBytes } from 'node:crypto'
import type { WebSession } from '@kindred/contracts/identity'
import { locationCookieName } from '@kindred/domain/location/read-location-cookie'
import type { Config } from '../../config.ts'

type Sent = { method?: string; body?: URLSearchParams | string; headers?: Record<string, string> }

/** Keeps cookies by path and follows nothing by itself, so that a test sees each step of a sign-in. */
export class Browser {
  readonly cookies = new Map<string, { value: string; path: string }>()
  private readonly verifier = randomBytes(32).toString('base64url')

  constructor(private readonly config: Config) {}

  async send(address: string, sent: Sent = {}): Promise<Response> {
    const url = new URL(address, this.config.publicUrl)
    const cookie = [...this.cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
    const headers = { ...(cookie && { cookie }), ...sent.headers }
    const response = await fetch(url, {
      method: sent.method ?? 'GET',
      body: sent.body,
      headers,
      redirect: 'manual',
    })
    for (const line of response.headers.getSetCookie()) this.keep(line)
    return response
  }

  /** The start of a sign-in, as the site's own client makes it. @returns id of the interaction */
  async begin(parameters: Record<string, string> = {}): Promise<string> {
    const query = new URLSearchParams({
      client_id: 'kindred-web',
      response_type: 'code',
      redirect_uri: `${this.config.publicUrl}/api/auth/callback/kindred`,
      scope: 'openid profile email offline_access',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ui_locales: 'da-DK',
      shop: 'dk',
      ...parameters,
    })
    const response = await this.send(`/oidc/auth?${query}`)
    const location = response.headers.get('location') ?? ''
    return location.split('/').at(-1) ?? ''
  }

  logIn(uid: string, email: string, password: string): Promise<Response> {
    return this.step(uid, 'login', { email, password })
  }

  /** One step of a sign-in, as the page's script sends it. */
  step(uid: string, name: string, body: object = {}): Promise<Response> {
    return this.send(`/oidc/interaction/${uid}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  /** @returns what the token endpoint answered */
  async trade(code: string): Promise<Record<string, string>> {
    return this.askTokens({
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${this.config.publicUrl}/api/auth/callback/kindred`,
      code_verifier: this.verifier,
    })
  }

  async askTokens(parameters: Record<string, string>): Promise<Record<string, string>> {
    const basic = Buffer.from(`kindred-web:${this.config.keys.oidcClient}`).toString('base64')
    const response = await this.send('/oidc/token', {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams(parameters),
    })
    return (await response.json()) as Record<string, string>
  }

  /** From the first redirect to the tokens. */
  async signIn(email: string, password: string): Promise<Record<string, string>> {
    const uid = await this.begin()
    const { redirectTo } = (await (await this.logIn(uid, email, password)).json()) as { redirectTo: string }
    return this.resume(redirectTo)
  }

  /** Where another person was signed in, the provider signs them out first by a form that sends itself. */
  private async follow(response: Response): Promise<Response> {
    const page = response.status === 200 ? await response.text() : ''
    const action = /action="([^"]+)"/.exec(page)?.[1]
    if (!action) return response
    const inputs = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)]
    const body = new URLSearchParams(inputs.map(([, name = '', value = '']) => [name, value]))
    const confirmed = await this.send(action, { method: 'POST', body })
    return this.send(confirmed.headers.get('location') ?? '')
  }

  /** From the end of the last step to the tokens. */
  async resume(redirectTo: string): Promise<Record<string, string>> {
    const resumed = await this.follow(await this.send(redirectTo))
    const code = new URL(resumed.headers.get('location') ?? '', this.config.publicUrl).searchParams.get(
      'code',
    )
    return this.trade(code ?? '')
  }

  /** As the web process does after a sign-in. @returns id of the web session */
  async openSession(email: string, password: string): Promise<string> {
    return this.keepSession(await this.signIn(email, password))
  }

  /** @param replaces the session this browser had before */
  async keepSession(tokens: Record<string, string>, replaces?: string): Promise<string> {
    return (await this.hand(tokens, { replaces })).sid
  }

  /**
   * Hands tokens over as the web process does.
   *
   * @param before `place` is what the browser keeps of where it is
   */
  async hand(
    tokens: Record<string, string>,
    { replaces, place }: { replaces?: string; place?: object } = {},
  ): Promise<WebSession> {
    const response = await fetch(new URL('/internal/web-sessions', this.config.publicUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-kindred-internal': this.config.keys.internal,
        ...(place && { cookie: `${locationCookieName}=${encodeURIComponent(JSON.stringify(place))}` }),
      },
      body: JSON.stringify({
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
        idToken: tokens.id_token,
        replaces,
      }),
    })
    return (await response.json()) as WebSession
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const name = pair.slice(0, pair.indexOf('='))
    const value = pair.slice(pair.indexOf('=') + 1)
    const path = attributes.find((part) => part.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
    const isGone = attributes.some((part) => /^(max-age=0|expires=thu, 01 jan 1970)/i.test(part))
    if (isGone) this.cookies.delete(name)
    else this.cookies.set(name, { value, path })
  }
}
