import type { CollectionBeforeChangeHook, Field } from 'payload'
import { formFieldBlocks } from '../collections/forms-field-blocks.ts'
import { hasRole } from './has-role.ts'

type Row = Record<string, unknown>

/**
 * A form’s fields are kept as one value for all languages, so that its access rules cannot tell words from structure. Who
 * may write only some languages changes the words of the fields that are there: none comes, goes, moves or asks otherwise.
 */
export const keepFormStructure: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!req.user || hasRole(req.user, 'editor', 'publisher', 'scripts')) return data
  if (!('fields' in data)) return data
  return { ...data, fields: translateFields(rowsOf(originalDoc?.fields), rowsOf(data.fields)) }
}

/** The fields as they were, with the words of those that were sent. Matched by id, since places can be forged too. */
function translateFields(kept: Row[], sent: Row[]): Row[] {
  return kept.map((row) => {
    const block = formFieldBlocks.find(({ slug }) => slug === row.blockType)
    const words = sent.find(({ id, blockType }) => id === row.id && blockType === row.blockType)
    return block && words ? translateRow(block.fields, row, words) : row
  })
}

function translateRow(fields: Field[], kept: Row, sent: Row): Row {
  const row = { ...kept }
  for (const field of fields) {
    if (!('name' in field)) continue
    const { name } = field
    if (field.type === 'array')
      row[name] = rowsOf(kept[name]).map((item) => {
        const words = rowsOf(sent[name]).find(({ id }) => id === item.id)
        return words ? translateRow(field.fields, item, words) : item
      })
    else if ('localized' in field && field.localized && name in sent) row[name] = sent[name]
  }
  return row
}

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value : [])
