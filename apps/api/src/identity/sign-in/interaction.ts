import { locales } from '@kindred/domain/vocabulary'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { InteractionResults } from 'oidc-provider'
import type { Services } from '../../services.ts'
import { asPublic } from '../provider/mount-provider.ts'

/** What the steps of a sign-in work with. */
export type SignInTools = { provider: Provider; services: Services }

export const signInExpired = { code: 'sign-in-expired', message: 'This sign-in took too long. Start again.' }

/** A sign-in that is on its way, in the browser that began it. */
export type OpenInteraction = {
  uid: string
  /** What its last step ended in. */
  result: InteractionResults | undefined
  /** Keeps what this step ended in, in place of the one before. @returns where the browser goes on */
  finish: (result: InteractionResults) => Promise<string>
}

/** Finds the sign-in of a request. @returns null when it is over, another one, or another browser's */
export async function openInteraction(
  request: FastifyRequest,
  reply: FastifyReply,
  { provider, services }: SignInTools,
): Promise<OpenInteraction | null> {
  const { host, protocol } = new URL(services.config.publicUrl)
  const { uid } = request.params as { uid: string }
  const raw = asPublic(request.raw, host, protocol)
  const interaction = await provider.interactionDetails(raw, reply.raw).catch(() => null)
  if (interaction?.uid !== uid) return null
  return {
    uid,
    result: interaction.result,
    finish: (result) =>
      provider.interactionResult(raw, reply.raw, result, { mergeWithLastSubmission: false }),
  }
}

/** The customer whose right password was given for an address that is not confirmed. */
export const unconfirmedOf = (result: InteractionResults | undefined): string | null =>
  readId(result?.unconfirmed)

/** The customer whose right password was given, where a code is still asked for. */
export const passedOf = (result: InteractionResults | undefined): string | null => readId(result?.passed)

const readId = (id: unknown) => (typeof id === 'string' ? id : null)

/** Back to the page the form stood on, in its own language; nothing personal gets into an address. */
export function pageOf(request: FastifyRequest, error?: string): string {
  const { uid } = request.params as { uid: string }
  const { locale } = (request.body ?? {}) as { locale?: unknown }
  const page = `/${toPathLocale(locale)}/account/sign-in/?interaction=${uid}`
  return error ? `${page}&error=${error}` : page
}

/** `da-DK da` → `da-dk`; what is not one of our locales → `en-gb`. */
export function toPathLocale(asked: unknown): string {
  const first = typeof asked === 'string' ? (asked.split(' ')[0]?.toLowerCase() ?? '') : ''
  return locales.find((locale) => locale.toLowerCase() === first)?.toLowerCase() ?? 'en-gb'
}
