import type { MailTemplate } from '../mail-content.ts'

/** Told after every change of the password, so that nobody loses an account without knowing. */
export const passwordChanged: MailTemplate<{ name: string }> = ({ name }, { t, locale, publicUrl }) => ({
  subject: t('passwordChanged.subject'),
  heading: t('passwordChanged.heading', { name }),
  parts: [
    { kind: 'paragraph', text: t('passwordChanged.text') },
    {
      kind: 'button',
      label: t('passwordChanged.button'),
      href: `${publicUrl}/${locale}/account/forgot-password/`,
    },
    { kind: 'quiet', text: t('passwordChanged.notYou') },
  ],
})
