import { z } from 'zod'
import { textSchema } from './common.ts'

/** How a customer signs in beside the password. */
export const factorsSchema = z.object({
  /** From when on signing in asks for a code; null while it does not. */
  authenticatorAppSince: z.string().nullable(),
  recoveryCodesLeft: z.int(),
  /** Whether the customer signed in just now, which all changes ask for. */
  isFreshSignIn: z.boolean(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), addedAt: z.string(), lastUsedAt: z.string().nullable() }),
  ),
})
export type Factors = z.infer<typeof factorsSchema>

/** What an app takes: the address as a QR code, or the secret in base32 by hand. */
export const pendingAppSchema = z.object({ secret: z.string(), address: z.string() })
export type PendingApp = z.infer<typeof pendingAppSchema>

/** Six digits of the app, or a recovery code; blanks make no difference. */
export const codeBodySchema = z.object({ code: textSchema(40), locale: textSchema(5).optional() })
/** Shown once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })

const base64url = z.string().regex(/^[\w-]+$/)
const answer = {
  id: base64url.max(1400),
  rawId: base64url.max(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.looseObject({}),
}
/** What a device answers when it made a passkey (`RegistrationResponseJSON` of WebAuthn). */
export const addPasskeyBodySchema = z.strictObject({
  /** By which the customer knows it again. */
  name: textSchema(60).min(1),
  response: z.object({
    ...answer,
    response: z.object({
      clientDataJSON: base64url.max(4000),
      attestationObject: base64url.max(16_000),
      transports: z
        .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
        .optional(),
    }),
  }),
})
/** What a device answers at a sign-in (`AuthenticationResponseJSON`). */
export const passkeySignInBodySchema = z.strictObject({
  response: z.object({
    ...answer,
    response: z.object({
      clientDataJSON: base64url.max(4000),
      authenticatorData: base64url.max(4000),
      signature: base64url.max(4000),
      userHandle: base64url.max(200).optional(),
    }),
  }),
})
/** What the browser hands to the device, as WebAuthn names it. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() })
export const passkeyParams = z.object({ id: base64url.max(1400) })
