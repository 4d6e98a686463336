import { accountExists } from './templates/account-exists.ts'
import { confirmEmail } from './templates/confirm-email.ts'

/** Every mail the house sends, by name. A new kind is one file and one line here. */
export const templates = { accountExists, confirmEmail }

export type TemplateName = keyof typeof templates
export type TemplateValues<Name extends TemplateName> = Parameters<(typeof templates)[Name]>[0]
