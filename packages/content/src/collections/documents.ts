import type { CollectionConfig } from 'payload'
import { isStaff } from '../access/is-staff.ts'
import { mayCreatePages, mayDeletePages, mayEditPages } from '../access/may-edit-pages.ts'
import { tellAboutDocuments } from '../hooks/tell-about.ts'

/** Who may read a document: `everyone`, or who is signed in as a customer, or as a professional one. */
const audiences = ['everyone', 'customers', 'professionals'] as const

const audienceNames: Record<(typeof audiences)[number], string> = {
  everyone: 'Everybody',
  customers: 'Customers who are signed in',
  professionals: 'Clinics and other professionals who are signed in',
}

/** Documents, sound and film to download. Their addresses are ours (`/api/documents`), so that an audience holds. */
export function documents({ directory }: { directory: string }): CollectionConfig {
  return {
    slug: 'documents',
    labels: { singular: 'Document', plural: 'Documents to download' },
    admin: { group: 'Site', useAsTitle: 'filename', defaultColumns: ['filename', 'audience', 'updatedAt'] },
    upload: {
      staticDir: directory,
      // Nothing that a browser runs: no HTML, no SVG.
      mimeTypes: [
        'application/pdf',
        'image/jpeg',
        'image/png',
        'image/gif',
        'audio/mpeg',
        'audio/mp4',
        'audio/wav',
        'audio/x-wav',
        'video/mp4',
        'video/webm',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ],
    },
    access: { read: isStaff, create: mayCreatePages, update: mayEditPages, delete: mayDeletePages },
    hooks: { afterChange: [tellAboutDocuments], afterDelete: [tellAboutDocuments] },
    fields: [
      {
        name: 'audience',
        type: 'select',
        required: true,
        defaultValue: 'everyone',
        label: 'Who may read it',
        options: audiences.map((value) => ({ value, label: audienceNames[value] })),
        admin: { description: 'Others are told to sign in. A document keeps no secret from its audience.' },
      },
    ],
  }
}
