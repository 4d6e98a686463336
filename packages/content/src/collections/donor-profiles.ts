import type { CollectionConfig } from 'payload'
import { allow } from '../access/has-role.ts'
import {
  mayCreateDonorProfiles,
  mayEditDonorProfiles,
  mayReadDonorProfiles,
  mayShapeDonorProfiles,
} from '../access/may-edit-donor-profiles.ts'
import { projectProfile } from '../hooks/project-profile.ts'

const shape = { update: mayShapeDonorProfiles }

/**
 * What a person reads about a donor. Kept flat, so that thousands can be written with plain SQL:
 *   cms.donor_profiles (id uuid default, donor_code unique, alias, is_published, health_history jsonb, personality jsonb,
 *     created_at, updated_at)
 *   cms.donor_profiles_locales (_parent_id → donor_profiles.id, _locale 'en-GB' …, motto, description, staff_impression,
 *     audio_transcript, handwritten_text; unique (_locale, _parent_id))
 * There are no drafts here: a bulk-written row needs no version to be seen by staff.
 * `healthHistory` is a list of `{ relative, age, findings[] }` as `relativeSchema` of contracts/donors has it; `personality`
 * holds the shares of `donors/five-traits`. Photographs, voice and handwriting are no part of this: the library of pages is
 * public, so they are kept in `shop.donor_media`.
 */
export const donorProfiles: CollectionConfig = {
  slug: 'donor-profiles',
  admin: { useAsTitle: 'alias', group: 'Donors', defaultColumns: ['alias', 'donorCode', 'isPublished'] },
  versions: { drafts: false, maxPerDoc: 20 },
  access: {
    read: mayReadDonorProfiles,
    readVersions: mayReadDonorProfiles,
    create: mayCreateDonorProfiles,
    update: mayEditDonorProfiles,
    delete: allow('responsible'),
  },
  hooks: { afterChange: [projectProfile] },
  fields: [
    {
      name: 'donorCode',
      type: 'text',
      required: true,
      unique: true,
      access: shape,
      admin: { description: 'Such as K4127.' },
    },
    {
      name: 'alias',
      type: 'text',
      required: true,
      access: shape,
      admin: { description: 'Never the person’s own name.' },
    },
    { name: 'isPublished', type: 'checkbox', defaultValue: false, access: shape },
    { name: 'motto', type: 'text', localized: true },
    { name: 'description', type: 'textarea', localized: true },
    { name: 'staffImpression', type: 'textarea', localized: true },
    {
      name: 'audioTranscript',
      type: 'textarea',
      localized: true,
      admin: { description: 'What is said in the recording, one line for each speaker.' },
    },
    {
      name: 'handwrittenText',
      type: 'textarea',
      localized: true,
      admin: { description: 'What the handwriting says, for who cannot see or read it.' },
    },
    { name: 'healthHistory', type: 'json', access: shape },
    {
      name: 'personality',
      type: 'json',
      access: shape,
      admin: {
        description:
          'openness, conscientiousness, extraversion, agreeableness, emotionalStability: each 0 to 100.',
      },
    },
  ],
}
