import {
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { RichTextField } from 'payload'

/** Text with headings below the page's own, lists and links: what a page needs, and nothing that breaks its look. */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    HorizontalRuleFeature(),
    LinkFeature({
      enabledCollections: ['pages'],
      fields: ({ defaultFields }) => [
        ...defaultFields,
        { name: 'opensInModal', type: 'checkbox', label: 'Open in a panel over this page' },
      ],
    }),
    UploadFeature({ enabledCollections: ['media'] }),
    FixedToolbarFeature(),
  ],
})

export function richText(name: string, rest: Partial<RichTextField> = {}): RichTextField {
  return { ...rest, name, type: 'richText', editor } as RichTextField
}
