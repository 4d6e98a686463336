import { randomBytes } from 'node:crypto'
import { transaction } from '@kindred/database/transaction'
import { type Failure, ok, type Result, refuse } from '@kindred/domain/result'
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { findCustomer } from '../../accounts/find-customer.ts'
import type { Services } from '../../services.ts'
import { tellOfSecurityChange } from '../tell-of-security-change.ts'
import {
  countPasskeys,
  deletePasskey,
  insertPasskey,
  keepChallenge,
  listPasskeys,
  spendChallenge,
} from './passkey.store.ts'
import { passkeyAlgorithms, passkeyMinutes, passkeySite } from './passkey-site.ts'

/** Enough for every device of a person. */
const mostPasskeys = 20
const purposeOf = (customerId: string) => `add ${customerId}`

type Refused = Failure<'passkey-not-valid' | 'passkey-exists' | 'too-many-passkeys' | 'unknown-user'>

/** What the browser asks a device for. The device must check its owner by face, finger or PIN, and keep who it is for. */
export async function askForNewPasskey(
  customerId: string,
  { db, config, now }: Services,
): Promise<Result<PublicKeyCredentialCreationOptionsJSON, Refused>> {
  const customer = await findCustomer(db, customerId)
  if (!customer) return refuse('unknown-user', 'There is no such user.')
  const known = await listPasskeys(db, customerId)
  if (known.length >= mostPasskeys)
    return refuse('too-many-passkeys', `An account has at most ${mostPasskeys} passkeys.`)
  const site = passkeySite(config)
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userID: new Uint8Array(Buffer.from(customerId)),
    userName: customer.email,
    userDisplayName: customer.name,
    challenge: new Uint8Array(randomBytes(32)),
    timeout: passkeyMinutes * 60_000,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: passkeyAlgorithms,
  })
  const expiresAt = new Date(now().getTime() + passkeyMinutes * 60_000)
  await keepChallenge(db, { challenge: options.challenge, purpose: purposeOf(customerId), expiresAt })
  return ok(options)
}

/** Keeps a new passkey whose device answered the question that was asked of this customer. */
export async function addPasskey(
  customerId: string,
  { name, response }: { name: string; response: RegistrationResponseJSON },
  services: Services,
): Promise<Result<undefined, Refused>> {
  const { pool, db, config, now } = services
  const site = passkeySite(config)
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(db, challenge, purposeOf(customerId), now()),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch(() => null)
  if (!verified?.verified) return refuse('passkey-not-valid', 'The passkey could not be checked. Try again.')
  const { credential } = verified.registrationInfo
  return transaction(pool, async (tx) => {
    if ((await countPasskeys(tx, customerId)) >= mostPasskeys)
      return refuse('too-many-passkeys', `An account has at most ${mostPasskeys} passkeys.`)
    const isNew = await insertPasskey(tx, {
      id: credential.id,
      customerId,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
      createdAt: now(),
    })
    if (!isNew) return refuse('passkey-exists', 'This passkey is in use already.')
    await tellOfSecurityChange(tx, customerId, { change: 'passkeyAdded', key: credential.id, name }, services)
    return ok()
  })
}

/** Another customer's passkey is as good as removed. */
export async function removePasskey(customerId: string, id: string, services: Services): Promise<void> {
  await transaction(services.pool, async (tx) => {
    const name = await deletePasskey(tx, customerId, id)
    if (name === null) return
    await tellOfSecurityChange(tx, customerId, { change: 'passkeyRemoved', key: id, name }, services)
  })
}
