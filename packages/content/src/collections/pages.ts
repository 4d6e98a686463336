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
import { keepFormerPlaces, noteLivePlaces } from '../hooks/keep-former-places.ts'
import { tellMenus, tellMenusOfDeleted } from '../hooks/tell-menus.ts'
import { followPublishing } from '../publishing/follow-publishing.ts'
import { forgetPlans } from '../publishing/forget-plans.ts'
import { offlineEndpoint } from '../publishing/offline-endpoint.ts'
import { publishOneLanguage } from '../publishing/publish-one-language.ts'
import { refuseStaleWrite } from '../publishing/refuse-stale-write.ts'
import { restoreAsDraft } from '../publishing/restore-as-draft.ts'
import { xliffEndpoints } from '../xliff/endpoints.ts'
import { blogPost } from './blog-fields.ts'

const shape = { update: mayShapePages }
const previewPath = (id: unknown, locale: string) => `/${locale.toLowerCase()}/preview/${String(id)}/`

/**
 * One page for all its shops, visitor types and languages: its path follows from where it stands. Each language is
 * published on its own flag; a language without one shows the page in its fallback.
 */
export const pages: CollectionConfig = {
  slug: 'pages',
  admin: {
    useAsTitle: 'title',
    group: 'Site',
    defaultColumns: ['title', 'languages', 'kind', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'intro', 'kind', 'meta.title'],
    description: 'Write drafts, look at them, publish them one language at a time.',
    livePreview: {
      url: ({ data, locale }) => previewPath(data.id, locale.code),
      breakpoints: [
        { name: 'phone', label: 'Phone, 360', width: 360, height: 780 },
        { name: 'tablet', label: 'Tablet, 768', width: 768, height: 1024 },
        { name: 'desktop', label: 'Desktop, 1280', width: 1280, height: 800 },
        { name: 'wide', label: 'Wide, 1920', width: 1920, height: 1080 },
      ],
    },
    preview: (data, { locale }) => (data.id ? previewPath(data.id, locale) : null),
    components: {
      edit: {
        PublishButton: '@kindred/content/admin/publish-button.island.tsx#PublishButton',
        editMenuItems: ['@kindred/content/admin/offline-button.island.tsx#OfflineButton'],
      },
    },
  },
  lockDocuments: { duration: 300 },
  versions: { drafts: { autosave: false, validate: false }, maxPerDoc: 50 },
  access: {
    read: isStaff,
    readVersions: isStaff,
    create: mayCreatePages,
    update: mayEditPages,
    delete: mayDeletePages,
  },
  endpoints: [restoreAsDraft, offlineEndpoint, ...xliffEndpoints],
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [onlyPublishersGoLive, refuseStaleWrite, publishOneLanguage],
    beforeValidate: [giveEpiId],
    beforeChange: [onlyScriptsRolePlacesScripts, noteLivePlaces],
    afterChange: [followPublishing, keepFormerPlaces, tellMenus],
    beforeDelete: [forgetPlans],
    afterDelete: [tellMenusOfDeleted],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      admin: { description: 'The heading of the page, and its name in menus and ways.' },
    },
    {
      name: 'slug',
      label: 'Name in the address',
      type: 'text',
      localized: true,
      index: true,
      admin: {
        description:
          'In this language, such as prices-and-payment. Old addresses lead on to the new one. Empty for a start page.',
      },
      validate: (value: unknown) =>
        !value ||
        /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\d]+(-[\p{Ll}\p{Lo}\p{Lm}\p{M}\d]+)*$/u.test(String(value)) ||
        'Small letters, digits and single hyphens.',
    },
    {
      name: 'intro',
      label: 'Introduction',
      type: 'textarea',
      localized: true,
      admin: { description: 'One or two sentences below the heading; also what search engines show.' },
    },
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
      label: 'Questions and answers',
      labels: { singular: 'Question', plural: 'Questions' },
      admin: { description: 'For search engines. What visitors read stands in an accordion.' },
      fields: [
        { name: 'title', label: 'Question', type: 'text', required: true },
        { name: 'text', label: 'Answer', type: 'textarea', required: true },
      ],
    },
    {
      name: 'meta',
      label: 'For search engines and shared links',
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
      name: 'languages',
      label: 'Languages',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: {
          Field: '@kindred/content/admin/languages-field.tsx#LanguagesField',
          Cell: '@kindred/content/admin/languages-cell.tsx#LanguagesCell',
        },
      },
    },
    {
      name: 'plans',
      label: 'Planned publications',
      type: 'join',
      collection: 'publish-plans',
      on: 'page',
      admin: {
        position: 'sidebar',
        defaultColumns: ['at', 'action', 'languages', 'state'],
        allowCreate: true,
      },
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
      label: 'Kind of page',
      admin: {
        position: 'sidebar',
        description: 'Decides which application stands on it; most are a StandardPage.',
      },
    },
    {
      name: 'area',
      type: 'select',
      required: true,
      defaultValue: 'shop',
      options: [...siteAreas],
      access: shape,
      label: 'Part of the site',
      admin: { position: 'sidebar' },
    },
    {
      name: 'shops',
      type: 'select',
      hasMany: true,
      options: [...shopRegions],
      access: shape,
      label: 'Shops that have it',
      admin: { position: 'sidebar', description: 'All shops when empty.' },
    },
    {
      name: 'visitorTypes',
      type: 'select',
      hasMany: true,
      options: [...clientTypes],
      access: shape,
      label: 'For visitors who are',
      admin: { position: 'sidebar', description: 'Both when empty.' },
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'pages',
      access: shape,
      label: 'Page above it',
      admin: { position: 'sidebar', description: 'Its path begins with the path of this page.' },
    },
    {
      name: 'epiId',
      type: 'number',
      unique: true,
      access: shape,
      label: 'Number',
      admin: { position: 'sidebar', readOnly: true, description: 'Other systems know the page by it.' },
    },
  ],
}
