import type { CollectionConfig } from 'payload'
import { isStaff } from '../access/is-staff.ts'
import { mayCreatePages, mayDeletePages, mayEditPages } from '../access/may-edit-pages.ts'
import { isFileUri } from '../blocks/html-content/is-file-uri.ts'
import { tellAboutHtmlDocuments } from '../hooks/tell-about.ts'

/** Whole HTML documents that come from elsewhere, such as a protocol. They are shown sanitised, never served as they are. */
export const htmlDocuments: CollectionConfig = {
  slug: 'html-documents',
  labels: { singular: 'HTML document', plural: 'HTML documents' },
  admin: { group: 'Site', useAsTitle: 'fileuri', defaultColumns: ['fileuri', 'updatedAt'] },
  access: { read: isStaff, create: mayCreatePages, update: mayEditPages, delete: mayDeletePages },
  hooks: { afterChange: [tellAboutHtmlDocuments], afterDelete: [tellAboutHtmlDocuments] },
  fields: [
    {
      name: 'fileuri',
      label: 'Name',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: {
        placeholder: 'protocols/thawing.html',
        description: 'By this name the block “HTML content” shows it on a page.',
      },
      validate: (value: unknown) =>
        isFileUri(String(value ?? '')) ||
        'Small letters, digits and hyphens, folders by /, and .html at the end.',
    },
    {
      name: 'html',
      type: 'code',
      required: true,
      maxLength: 500_000,
      admin: {
        language: 'html',
        description: 'What stands in its body is shown, without scripts, styles and forms.',
      },
    },
  ],
}
