import { optionalCategories } from '@kindred/domain/consent/consent-categories'
import type { Block } from 'payload'
import { isScriptSource } from './script-source.ts'

/**
 * BLK-09. Who may add or change one is decided for the page as a whole (`access/only-scripts-role-places-scripts`), since
 * rules of single fields do not see a block that is new.
 */
export const scriptInjectionConfig: Block = {
  slug: 'scriptInjection',
  interfaceName: 'ScriptInjectionBlock',
  labels: { singular: 'Script of others', plural: 'Scripts of others' },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      admin: { description: 'Whose script it is and what for; only staff see it.' },
    },
    {
      name: 'src',
      type: 'text',
      required: true,
      validate: (value: unknown) =>
        isScriptSource(String(value ?? '')) || 'An address with https:// and no password.',
      admin: { description: 'The content policy of the page opens to this address, and to no other.' },
    },
    {
      name: 'consent',
      type: 'select',
      required: true,
      defaultValue: 'cookie_cat_statistic',
      options: [...optionalCategories],
      admin: { description: 'It runs only for visitors who agreed to this category.' },
    },
  ],
}
