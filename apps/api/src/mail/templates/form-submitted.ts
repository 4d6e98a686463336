import type { MailTemplate } from '../mail-content.ts'

/** Tells a department that somebody sent a form. The answers stay in the back office: mail is read by many. */
export const formSubmitted: MailTemplate<{ form: string; language: string; id: string }> = (
  { form, language, id },
  { t, publicUrl },
) => ({
  subject: t('formSubmitted.subject', { form }),
  heading: t('formSubmitted.heading', { form }),
  parts: [
    { kind: 'paragraph', text: t('formSubmitted.text') },
    { kind: 'rows', rows: [{ label: t('formSubmitted.language'), value: language }] },
    { kind: 'button', label: t('formSubmitted.button'), href: `${publicUrl}/staff/submissions/${id}` },
  ],
})
