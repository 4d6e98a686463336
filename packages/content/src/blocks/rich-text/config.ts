import type { Block } from 'payload'
import { richText } from '../../fields/rich-text.ts'

export const richTextConfig: Block = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  fields: [richText('content')],
}
