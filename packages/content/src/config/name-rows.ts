import type { Block, Field } from 'payload'
import type { RowWords } from '../admin/name-row.ts'

const component = '@kindred/content/admin/row-name.island.tsx#RowName'

/** What names a row unless its list says otherwise (`custom.namedBy`): the first of these that is written. */
const usual = ['headline', 'heading', 'title', 'name', 'label', 'value', 'fieldId', 'code', 'text', 'url']

/**
 * Gives every list and every block of a collection rows that say what they hold, so that an editor finds one without
 * opening all. A list whose rows are told apart by several fields names them in `custom.namedBy`.
 */
export function nameRows(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'array') return nameArray(field)
    if (field.type === 'blocks') return { ...field, blocks: field.blocks.map(nameBlock) }
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: nameRows(tab.fields) })) }
    return 'fields' in field ? { ...field, fields: nameRows(field.fields) } : field
  })
}

function nameArray(field: Extract<Field, { type: 'array' }>): Field {
  const namedBy = field.custom?.namedBy as string[] | undefined
  const words: RowWords = {
    from: namedBy ?? usual,
    all: namedBy !== undefined,
    choices: readChoices(field.fields),
  }
  const singular = typeof field.labels?.singular === 'string' ? field.labels.singular : undefined
  return {
    ...field,
    fields: nameRows(field.fields),
    admin: {
      ...field.admin,
      components: {
        ...field.admin?.components,
        RowLabel: { path: component, clientProps: { words, one: singular ?? '…' } },
      },
    },
  }
}

function nameBlock(block: Block): Block {
  const words: RowWords = { from: usual, all: false, choices: {} }
  const kind = typeof block.labels?.singular === 'string' ? block.labels.singular : toWords(block.slug)
  return {
    ...block,
    fields: nameRows(block.fields),
    admin: {
      ...block.admin,
      components: {
        ...block.admin?.components,
        Label: { path: component, clientProps: { words, kind } },
      },
    },
  }
}

/** What the values of the choices of a row are called. */
function readChoices(fields: readonly Field[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      if (field.type === 'row') return Object.entries(readChoices(field.fields))
      if (field.type !== 'select') return []
      return field.options.flatMap((option) =>
        typeof option === 'object' && typeof option.label === 'string' ? [[option.value, option.label]] : [],
      )
    }),
  )
}

const toWords = (slug: string) =>
  slug
    .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())
