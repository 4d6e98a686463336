import type { Block } from 'payload'

/** BLK-06: a form that staff built, on a page. What it asks is in the collection `forms`. */
export const formConfig: Block = {
  slug: 'form',
  interfaceName: 'FormBlock',
  fields: [{ name: 'form', type: 'relationship', relationTo: 'forms', required: true }],
}
