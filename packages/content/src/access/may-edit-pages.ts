import type { Access, FieldAccess } from 'payload'
import { allow, allowField } from './has-role.ts'
import { mayWriteLanguage } from './may-write-language.ts'

/** Who may write drafts, and in which language. What they may do with them is in `only-publishers-go-live`. */
export const mayEditPages: Access = ({ req }) =>
  mayWriteLanguage(req.user, req.locale, 'editor', 'publisher', 'scripts')

/** Translators work on what exists; making and removing pages is the editors' work. */
export const mayCreatePages = allow('editor', 'publisher')

/** Taking a page away for good changes the site at once. */
export const mayDeletePages = allow('publisher')

/** Where a page stands and what kind it is, is no matter of language. */
export const mayShapePages = allowField('editor', 'publisher')

/** Whether a language is to be seen follows from publishing it; nobody sets it by hand. */
export const setByPublishing: FieldAccess = ({ req }) => req.context.publishes === req.locale
