import type { ArrayFieldValidation, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

/** LAY-03: what fits side by side in an open menu. */
const mostColumns = 3
const mostColumnsBesideBlocks = 2

type Entry = { title?: string | null; page?: unknown; url?: string | null; links?: unknown[] | null }

/** An address of this site or of another one; nothing that a browser would run. */
export const checkMenuAddress: TextFieldSingleValidation = (value, { siblingData }) => {
  if (!value) return true
  if ((siblingData as Entry).page) return 'Name a page or an address, one of the two.'
  return /^(\/(?!\/)|https:\/\/|mailto:|tel:)\S+$/.test(value)
    ? true
    : 'A path of this site such as /{locale}/{shop}/{visitorType}/prices/, or an address with https://.'
}

/** Only a page brings a title of its own. */
export const checkMenuTitle: TextFieldSingleValidation = (value, options) =>
  value || (options.siblingData as Entry).page
    ? text(value as string, options as never)
    : 'Without a page the entry needs a title.'

/** LAY-03: at most three columns, two beside blocks. Entries without links of their own share the first column. */
export const checkColumns: ArrayFieldValidation = (value, { siblingData }) => {
  const entries = (value ?? []) as Entry[]
  const heads = entries.filter(({ links }) => links?.length).length
  const columns = heads + (heads < entries.length ? 1 : 0)
  const blocks = (siblingData as { blocks?: unknown[] | null }).blocks?.length ?? 0
  const most = blocks > 0 ? mostColumnsBesideBlocks : mostColumns
  return columns <= most
    ? true
    : `These make ${columns} columns; ${blocks > 0 ? 'beside blocks' : 'in a menu'} there is room for ${most}.`
}

/** A block leads somewhere. */
export const checkBlockTarget: TextFieldSingleValidation = (value, options) =>
  value || (options.siblingData as Entry).page
    ? checkMenuAddress(value, options)
    : 'Name the page or the address the block leads to.'
