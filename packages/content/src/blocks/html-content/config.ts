import type { Block } from 'payload'
import { isFileUri } from './is-file-uri.ts'

export const htmlContentConfig: Block = {
  slug: 'htmlContent',
  interfaceName: 'HtmlContentBlock',
  fields: [
    { name: 'headline', type: 'text' },
    {
      name: 'fileuri',
      type: 'text',
      required: true,
      admin: { description: 'The name of an HTML document, such as protocols/thawing.html.' },
      validate: (value: unknown) =>
        isFileUri(String(value ?? '')) || 'This is not the name of an HTML document.',
    },
  ],
}
