import { readRedirect } from '@kindred/domain/forms/read-redirect'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { isStaff } from '../access/is-staff.ts'
import { keepFormStructure } from '../access/keep-form-structure.ts'
import { mayCreatePages, mayDeletePages, mayEditPages, mayShapePages } from '../access/may-edit-pages.ts'
import { onlyPublishersGoLive } from '../access/only-publishers-go-live.ts'
import { sanitiseMessage } from '../blocks/form/sanitise-message.ts'
import { runInTransactionOf } from '../hooks/run-in-transaction-of.ts'
import { formFieldBlocks } from './forms-field-blocks.ts'

const tell = (req: PayloadRequest, id: unknown) =>
  runInTransactionOf(req, sql`select pg_notify('pages_changed', ${`form:${id}`})`)
/** Pages with this form are made anew. */
const tellPages: CollectionAfterChangeHook = async ({ doc, req }) => {
  await tell(req, doc.id)
}
const tellPagesOfDeleted: CollectionAfterDeleteHook = async ({ id, req }) => {
  await tell(req, id)
}

/** Two answers of one name would overwrite each other. */
function checkIds(fields: unknown): true | string {
  const ids = (Array.isArray(fields) ? fields : []).map((field) => field?.fieldId).filter(Boolean)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  return twice ? `Two fields have the id “${twice}”.` : true
}

/** What holds for all languages is no translator’s. */
const shape = { update: mayShapePages }

/**
 * Forms that staff build (FORM-01 to FORM-03). One definition for all languages, its words in each; the block `form`
 * puts it on a page. Answers are kept in the back office, never here.
 */
export const forms: CollectionConfig = {
  slug: 'forms',
  admin: { useAsTitle: 'title', group: 'Site', defaultColumns: ['title', 'mailTo', '_status', 'updatedAt'] },
  versions: { drafts: { autosave: false }, maxPerDoc: 50 },
  access: {
    read: isStaff,
    readVersions: isStaff,
    create: mayCreatePages,
    update: mayEditPages,
    delete: mayDeletePages,
  },
  hooks: {
    beforeOperation: [onlyPublishersGoLive],
    beforeChange: [keepFormStructure],
    afterChange: [tellPages],
    afterDelete: [tellPagesOfDeleted],
  },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true },
    { name: 'description', type: 'textarea', localized: true },
    { name: 'fields', type: 'blocks', blocks: formFieldBlocks, validate: checkIds },
    {
      name: 'successMessage',
      type: 'code',
      localized: true,
      admin: { language: 'html', description: 'HTML, shown in place of the form after it was sent.' },
      hooks: { beforeChange: [({ value }) => (typeof value === 'string' ? sanitiseMessage(value) : value)] },
    },
    {
      name: 'redirectUrl',
      type: 'text',
      localized: true,
      admin: {
        description: 'Where to go after it was sent, instead of the message: a path, or an https address.',
      },
      hooks: { beforeChange: [({ value }) => (typeof value === 'string' ? value.toLowerCase() : value)] },
      validate: (value: unknown) =>
        !value || readRedirect(String(value)) !== null || 'A path such as /en-gb/…, or an https address.',
    },
    {
      name: 'donorTrackingData',
      type: 'group',
      access: shape,
      fields: [
        { name: 'donorCandidateKind', type: 'text', admin: { description: 'SpermDonor, or another kind.' } },
        { name: 'department', type: 'text' },
      ],
    },
    {
      name: 'mailTo',
      type: 'email',
      access: shape,
      admin: {
        position: 'sidebar',
        description: 'Who is told by mail. The answers themselves stay in the back office.',
      },
    },
    {
      name: 'retentionDays',
      type: 'number',
      access: shape,
      min: 1,
      max: 3650,
      defaultValue: 180,
      required: true,
      admin: { position: 'sidebar', description: 'Days after which answers are erased.' },
    },
  ],
}
