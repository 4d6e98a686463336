import type { getTexts } from '../../texts/get-texts.ts'

type T = Awaited<ReturnType<typeof getTexts>>['t']

const codes = [
  'code-not-right',
  'too-many-tries',
  'too-many-requests',
  'set-up-expired',
  'passkey-not-valid',
  'passkey-exists',
  'too-many-passkeys',
  'unavailable',
  'other',
] as const

/** What can go wrong when somebody changes how they sign in, in words. */
export const factorErrorTexts = (t: T): Record<string, string> =>
  Object.fromEntries(codes.map((code) => [code, t(`identity.errors.${code}`)]))

export const recoveryCodeTexts = (t: T) => ({
  title: t('identity.codes.title'),
  text: t('identity.codes.text'),
  copy: t('identity.codes.copy'),
  copied: t('identity.codes.copied'),
  done: t('identity.codes.done'),
})
