import { clientTypes, shopRegions, siteAreas } from '@kindred/domain/vocabulary'
import type { CollectionConfig } from 'payload'
import { isStaff } from '../access/is-staff.ts'
import {
  mayCreatePages,
  mayDeletePages,
  mayEditPages,
  mayShapePages,
  setByPublishing,
} from '../access/may-edit-pages.ts'
import { onlyPublishersGoLive } from '../access/only-publishers-go-live.ts'
import { onlyScriptsRolePlacesScripts } from '../access/only-scripts-role-places-scripts.ts'
import { blockConfigs } from '../blocks/block-configs.ts'
import { describeKind, pageKinds } from '../config/page-kinds.ts'
import { giveEpiId } from '../hooks/give-epi-id.ts'
import { keepFormerSlugs, noteLiveSlugs } from '../hooks/keep-former-slugs.ts'
import { tellMenus, tellMenusOfDeleted } from '../hooks/tell-menus.ts'
import { followPublishing } from '../publishing/follow-publishing.ts'
import { forgetPlans } from '../publishing/forget-plans.ts'
import { publishOneLanguage } from '../publishing/publish-one-language.ts'
import { restoreAsDraft } from '../publishing/restore-as-draft.ts'
import { xliffEndpoints } from '../xliff/endpoints.ts'
import { blogPost } from './blog-fields.ts'

const shape = { update: mayShapePages }

/**
 * One page for all its shops, visitor types and languages: its path follows from where it stands. Each language is
 * published on its own flag; a language without one shows the page in its fallback.
 */
export const pages: CollectionConfig = {
  slug: 'pages',
  admin: {
    useAsTitle: 'title',
    group: 'Site',
    defaultColumns: ['title', 'kind', 'shops', '_status', 'updatedAt'],
  },
  versions: { drafts: { autosave: false, validate: false }, maxPerDoc: 50 },
  access: {
    read: isStaff,
    readVersions: isStaff,
    create: mayCreatePages,
    update: mayEditPages,
    delete: mayDeletePages,
  },
  endpoints: [restoreAsDraft, ...xliffEndpoints],
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [onlyPublishersGoLive, publishOneLanguage],
    beforeValidate: [giveEpiId],
    beforeChange: [onlyScriptsRolePlacesScripts, noteLiveSlugs],
    afterChange: [followPublishing, keepFormerSlugs, tellMenus],
    beforeDelete: [forgetPlans],
    afterDelete: [tellMenusOfDeleted],
  },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true },
    {
      name: 'slug',
      type: 'text',
      localized: true,
      index: true,
      admin: { description: 'One segment of the path, in this language. Empty for a start page.' },
      validate: (value: unknown) =>
        !value ||
        /^[\p{Ll}\p{Lo}\d]+(-[\p{Ll}\p{Lo}\d]+)*$/u.test(String(value)) ||
        'Small letters, digits and single hyphens.',
    },
    { name: 'intro', type: 'textarea', localized: true },
    { name: 'blocks', type: 'blocks', localized: true, blocks: blockConfigs },
    {
      name: 'below',
      label: 'Blocks after the application',
      type: 'blocks',
      localized: true,
      blocks: blockConfigs,
      admin: { condition: (data) => describeKind(data?.kind)?.regions.includes('below') === true },
    },
    blogPost,
    {
      name: 'faq',
      type: 'array',
      localized: true,
      admin: { description: 'Questions and answers for search engines.' },
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea', required: true },
      ],
    },
    {
      name: 'meta',
      type: 'group',
      fields: [
        { name: 'title', type: 'text', localized: true },
        { name: 'description', type: 'textarea', localized: true },
        { name: 'keywords', type: 'text', localized: true },
        {
          name: 'noindex',
          label: 'Keep search engines away',
          type: 'checkbox',
          defaultValue: false,
          access: shape,
        },
      ],
    },
    {
      name: 'isPublished',
      type: 'checkbox',
      localized: true,
      defaultValue: false,
      label: 'Visitors see it in this language',
      access: { create: setByPublishing, update: setByPublishing },
      admin: { position: 'sidebar', readOnly: true, description: 'Set by publishing and by taking offline.' },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'StandardPage',
      options: [...pageKinds],
      access: shape,
      admin: { position: 'sidebar' },
    },
    {
      name: 'area',
      type: 'select',
      required: true,
      defaultValue: 'shop',
      options: [...siteAreas],
      access: shape,
      admin: { position: 'sidebar' },
    },
    {
      name: 'shops',
      type: 'select',
      hasMany: true,
      options: [...shopRegions],
      access: shape,
      admin: { position: 'sidebar', description: 'All shops when empty.' },
    },
    {
      name: 'visitorTypes',
      type: 'select',
      hasMany: true,
      options: [...clientTypes],
      access: shape,
      admin: { position: 'sidebar', description: 'Both when empty.' },
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'pages',
      access: shape,
      admin: { position: 'sidebar', description: 'Its path begins with the path of this page.' },
    },
    {
      name: 'epiId',
      type: 'number',
      unique: true,
      access: shape,
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
}
