import { staffRoomNames } from '@kindred/domain/staff/staff-rooms'
import { z } from 'zod'
import { guidSchema, textSchema } from './common.ts'

export const emptySchema = z.undefined()

/** The provider's own ids: 21 letters of its alphabet or more. */
export const interactionParams = z.object({ uid: z.string().regex(/^[\w~-]{16,64}$/) })

/** Why somebody is led to sign-in, said on its page (SES-15, SES-17). */
export const signInReasons = ['SessionRequired', 'RefreshAccessTokenError', 'FreshSignInRequired'] as const
export type SignInReason = (typeof signInReasons)[number]

/** What the sign-in page may know; nothing about a person, since the id alone opens it. */
export const interactionDetailsSchema = z.object({
  uid: z.string(),
  prompt: z.string(),
  /** As in a path, such as `da-dk`. */
  locale: z.string(),
  shopCode: z.string().nullable(),
  /** What is asked for now: `code` after a right password of who set up a second step. */
  step: z.enum(['password', 'code']),
  /** True after a right password for an address that is not confirmed: the mail can be asked for again. */
  awaitsConfirmation: z.boolean(),
  /** Why the person was led here, such as `SessionRequired` (SES-17). */
  reason: z.enum(signInReasons).nullable(),
})
export type InteractionDetails = z.infer<typeof interactionDetailsSchema>

export const signInBodySchema = z.object({
  email: textSchema(254),
  password: z.string().max(1000),
  /** Locale of the page the form stands on, so that an answer without scripts returns there. */
  locale: textSchema(5).optional(),
})
/** Where a step leads: to the next one on the same page, or away to where the person was. */
export const signedInSchema = z.discriminatedUnion('next', [
  z.object({ next: z.literal('code') }),
  z.object({ next: z.literal('leave'), redirectTo: z.string() }),
])
export type SignedIn = z.infer<typeof signedInSchema>

/** What the web process hands over after a sign-in; the tokens then stay in the API. */
export const webSessionBodySchema = z.strictObject({
  accessToken: z.string().min(1).max(200),
  refreshToken: z.string().max(200).optional(),
  idToken: z.string().max(8000).optional(),
  /** The session this browser had before: it makes room for the new one. */
  replaces: guidSchema.optional(),
  /** How the browser names itself. */
  userAgent: z.string().max(1000).optional(),
})
/** `place` holds the cookies of where the person is now; the browser keeps them beside its session. */
export const webSessionSchema = z.object({
  sid: guidSchema,
  place: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type WebSession = z.infer<typeof webSessionSchema>
export const webSessionParams = z.object({ id: guidSchema })
/** Who an open session belongs to, with the names of the session entity (SES-02). */
export const sessionUserSchema = z.object({
  preferred_username: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  client_type: z.enum(['Private', 'Professional']),
  client_guid: z.string(),
})
export type SessionUser = z.infer<typeof sessionUserSchema>

export const forgotPasswordBodySchema = z.strictObject({ email: textSchema(254), locale: textSchema(5) })
/** The same whether the address is known or not. */
export const forgotPasswordSchema = z.object({ sent: z.literal(true) })
export const resetPasswordBodySchema = z.strictObject({
  token: textSchema(200).min(20),
  password: z.string().max(200),
})
export const resetPasswordSchema = z.object({ changed: z.literal(true) })

export const newEmailBodySchema = z.strictObject({ email: textSchema(254), locale: textSchema(5) })
/** The same whether somebody has the address or not. */
export const newEmailSchema = z.object({ sent: z.literal(true) })
export const changeEmailBodySchema = z.strictObject({ token: textSchema(200).min(20) })
export const changeEmailSchema = z.object({ changed: z.literal(true) })

/** One place where the customer is signed in. */
export const deviceSchema = z.object({
  id: guidSchema,
  /** Such as `Firefox · Windows`; null when the browser did not say. */
  device: z.string().nullable(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  isThis: z.boolean(),
})
export type Device = z.infer<typeof deviceSchema>

const staffRoomSchema = z.enum(staffRoomNames)

export const staffRoomsSchema = z.object({
  /** In the order of the menu. */
  rooms: z.array(staffRoomSchema),
  /** Where the person's day begins; null: in the content editor. */
  start: staffRoomSchema.nullable(),
})
export type StaffRooms = z.infer<typeof staffRoomsSchema>
