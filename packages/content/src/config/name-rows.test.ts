import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { nameRows } from './name-rows.ts'

const label = (field: Field | undefined) => {
  const components = (field?.admin as { components?: { RowLabel?: { clientProps: unknown } } } | undefined)
    ?.components
  return components?.RowLabel?.clientProps
}

it('names rows of every list, however deep, and the choices in words', () => {
  const [group] = nameRows([
    {
      name: 'law',
      type: 'group',
      fields: [
        {
          name: 'rules',
          type: 'array',
          labels: { singular: 'Rule', plural: 'Rules' },
          custom: { namedBy: ['subject'] },
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'subject', type: 'select', options: [{ value: 'import', label: 'From abroad' }] },
              ],
            },
          ],
        },
      ],
    },
  ])
  const rules = group && 'fields' in group ? group.fields[0] : undefined
  expect(label(rules)).toEqual({
    words: { from: ['subject'], all: true, choices: { import: 'From abroad' } },
    one: 'Rule',
  })
})

it('says the kind of a block beside what it holds', () => {
  const [blocks] = nameRows([
    {
      name: 'blocks',
      type: 'blocks',
      blocks: [{ slug: 'twoColumns', fields: [{ name: 'items', type: 'array', fields: [] }] }],
    },
  ])
  const block = blocks?.type === 'blocks' ? blocks.blocks[0] : undefined
  expect(block?.admin?.components?.Label).toMatchObject({ clientProps: { kind: 'Two columns' } })
  expect(label(block?.fields[0])).toMatchObject({ words: { all: false } })
})
