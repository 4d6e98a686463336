import { createSeal } from '@kindred/database/seal'
import Provider, { type Configuration, interactionPolicy, type JWK } from 'oidc-provider'
import { findCustomer, findSignInsEndedAt } from '../../accounts/find-customer.ts'
import type { Services } from '../../services.ts'
import { OidcRecords } from './oidc-record.store.ts'
import { loadSigningKeys } from './signing-key.store.ts'

const minute = 60
const day = 86_400

/** The web process's sign-in library. */
export const webClientId = 'kindred-web'
/** Of an access token. A web session renews it shortly before. */
const accessTokenSeconds = 10 * minute

const scopes = ['openid', 'profile', 'email', 'offline_access']

/**
 * The OpenID provider of the house, issuer `{PUBLIC_URL}/oidc`: code flow with PKCE, opaque access tokens of ten minutes,
 * refresh tokens of thirty days that rotate and whose second use ends the sign-in.
 */
export async function createProvider(services: Services): Promise<Provider> {
  const { config, db, pool, now, log } = services
  const seal = createSeal(config.keys.seal)
  const keys = await loadSigningKeys(pool, seal)
  const provider = new Provider(`${config.publicUrl}/oidc`, {
    adapter: (model: string) => new OidcRecords(model, db, seal, now),
    // Newest first: the first fitting key signs, the others still verify.
    jwks: { keys: keys.reverse() as JWK[] },
    clients: [webClient(services)],
    cookies: cookies(services),
    scopes,
    extraParams: ['shop', 'reason'],
    claims: {
      openid: ['sub', 'client_guid'],
      profile: ['preferred_username', 'name', 'client_type'],
      email: ['email', 'email_verified'],
    },
    // The session of the site is built from the identity token alone.
    conformIdTokenClaims: false,
    findAccount: async (_context, id) => {
      const customer = await findCustomer(db, id)
      if (!customer) return undefined
      return {
        accountId: id,
        claims: async () => ({
          sub: id,
          client_guid: id,
          preferred_username: id,
          name: customer.name,
          client_type: customer.clientType === 'private' ? 'Private' : 'Professional',
          email: customer.email,
          email_verified: true,
        }),
      }
    },
    interactions: {
      policy: signInOnly(services),
      url: (_context, interaction) => `/oidc/interaction/${interaction.uid}`,
    },
    loadExistingGrant: grantToOwnClient,
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource: askToSignOut },
    },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    // Signing out ends the grant itself; a refresh needs no look at the provider's own cookie session.
    expiresWithSession: async () => false,
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: minute,
      IdToken: 60 * minute,
      Interaction: 60 * minute,
      RefreshToken: 30 * day,
      Session: 30 * day,
      // However busy, a sign-in lasts at most this long.
      Grant: 90 * day,
    },
    renderError: async (context, out) => {
      context.type = 'text/plain'
      context.body = `${out.error}\n${out.error_description ?? ''}\n`
    },
  })
  // The front door sets these headers itself from PUBLIC_URL (see mount-provider), whoever asked.
  provider.proxy = true
  provider.on('server_error', (_context, error) => log.error({ err: error }, 'identity provider failed'))
  return provider
}

function webClient({ config }: Services): NonNullable<Configuration['clients']>[number] {
  return {
    client_id: webClientId,
    client_secret: config.keys.oidcClient,
    redirect_uris: [`${config.publicUrl}/api/auth/callback/kindred`],
    post_logout_redirect_uris: [`${config.publicUrl}/`],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
    id_token_signed_response_alg: 'ES256',
    scope: scopes.join(' '),
  }
}

function cookies({ config }: Services): Configuration['cookies'] {
  const prefix = config.isHttps ? '__Secure-' : ''
  const options = { httpOnly: true, sameSite: 'lax', secure: config.isHttps, signed: true } as const
  return {
    names: {
      session: `${config.isHttps ? '__Host-' : ''}kindred-idp.session`,
      interaction: `${prefix}kindred-idp.interaction`,
      resume: `${prefix}kindred-idp.resume`,
    },
    long: { ...options, path: '/' },
    short: options,
    keys: [config.keys.oidcCookies],
  }
}

/** The only client is our own site, so nobody is asked to consent to it. */
function signInOnly({ db }: Services) {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  // A browser that signed in with a password that is no longer the one has to sign in anew.
  policy.get('login')?.checks.add(
    new interactionPolicy.Check(
      'sign_in_ended',
      'this sign-in was ended',
      'login_required',
      async (context) => {
        const { session } = context.oidc
        if (!session?.accountId) return interactionPolicy.Check.NO_NEED_TO_PROMPT
        const endedAt = await findSignInsEndedAt(db, session.accountId)
        // Sign-ins are kept by the second: one of the same second may be the thief's, so it counts as ended too.
        const isEnded = endedAt !== null && (session.loginTs ?? 0) * 1000 <= endedAt.getTime()
        return isEnded && !context.oidc.result?.login
      },
    ),
  )
  return policy
}

const grantToOwnClient: Configuration['loadExistingGrant'] = async (context) => {
  const { provider, client, session } = context.oidc
  if (!client || !session?.accountId) return undefined
  const known = session.grantIdFor(client.clientId)
  const grant = known && (await provider.Grant.find(known))
  if (grant && grant.accountId === session.accountId) return grant
  const made = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  made.addOIDCScope(scopes.join(' '))
  await made.save()
  return made
}

/** For other clients' sign-out; our own site ends the session in one step (see `federated-logout.ts`). */
async function askToSignOut(context: { type: string; body: unknown }, form: string): Promise<void> {
  context.type = 'html'
  context.body = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Sign out</title>
<h1>Sign out of Kindred?</h1>${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button></html>`
}
