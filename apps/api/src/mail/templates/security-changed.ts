import type { MailTemplate } from '../mail-content.ts'

/** What may change in how an account is signed in to. */
export type SecurityChange =
  | 'authenticatorAppAdded'
  | 'authenticatorAppRemoved'
  | 'recoveryCodesMade'
  | 'recoveryCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'signedOutElsewhere'
  | 'emailChanged'

/** Told after every such change: the sentence says which, the button leads to where it is undone. */
export const securityChanged: MailTemplate<{
  person: string
  change: SecurityChange
  /** Of a passkey. */
  name?: string
  /** Recovery codes that are still good. */
  left?: number
}> = ({ person, change, name = '', left = 0 }, { t, locale, publicUrl }) => ({
  subject: t(`securityChanged.${change}.subject`),
  heading: t('securityChanged.heading', { name: person }),
  parts: [
    { kind: 'paragraph', text: t(`securityChanged.${change}.text`, { name, left }) },
    {
      kind: 'button',
      label: t('securityChanged.button'),
      href: `${publicUrl}/${locale}/account/security/`,
    },
    { kind: 'quiet', text: t('securityChanged.notYou') },
  ],
})
