/** A part of a mail. Texts are plain: the layout escapes them for HTML and sets them as they are for the text form. */
export type MailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'rows'; rows: { label: string; value: string }[] }
  | { kind: 'quiet'; text: string }

export type MailContent = {
  subject: string
  heading: string
  parts: MailPart[]
  /** Of a mail that somebody asked for and may end: a link to a page that asks, and a call that ends it at once (RFC 8058). */
  stop?: { label: string; href: string; oneClick: string }
}

/** A text of area `mail` with its values. */
export type MailText = (key: string, values?: Record<string, string | number | Date>) => string

/** What a template may use besides its own values. */
export type MailTools = {
  t: MailText
  /** BCP 47, for `Intl`. */
  language: string
  /** `en-gb`, for paths. */
  locale: string
  publicUrl: string
}

/**
 * One kind of mail: a pure function of its values. A file of `templates/` exports one, `templates.ts` names it, and
 * `queueMail` takes that name with exactly these values.
 */
export type MailTemplate<Values> = (values: Values, tools: MailTools) => MailContent
