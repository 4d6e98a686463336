import { allow, allowField } from './has-role.ts'

/** Who may write drafts. What they may do with them is in `only-publishers-go-live`. */
export const mayEditPages = allow('editor', 'translator', 'publisher')

/** Translators work on what exists; making and removing pages is the editors' work. */
export const mayCreatePages = allow('editor', 'publisher')

/** Taking a page away for good changes the site at once. */
export const mayDeletePages = allow('publisher')

/** Where a page stands and what kind it is, is no matter of language. */
export const mayShapePages = allowField('editor', 'publisher')
