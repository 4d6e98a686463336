import type { MailTemplate } from '../mail-content.ts'

/** Somebody tried to create an account for an address that has one: the page said nothing, the owner is told here. */
export const accountExists: MailTemplate<{ name: string }> = ({ name }, { t, locale, publicUrl }) => ({
  subject: t('accountExists.subject'),
  heading: t('accountExists.heading', { name }),
  parts: [
    { kind: 'paragraph', text: t('accountExists.text') },
    { kind: 'button', label: t('accountExists.button'), href: `${publicUrl}/${locale}/account/sign-in/` },
    { kind: 'quiet', text: t('accountExists.notYou') },
  ],
})
