import { join } from 'node:path'
import { createPool } from '@kindred/database/pool'
import { type PostgresAdapterArgs, postgresAdapter } from '@payloadcms/db-postgres'
import { da } from '@payloadcms/translations/languages/da'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { buildConfig } from 'payload'
import type { Pool } from 'pg'
import sharp from 'sharp'
import { authors } from '../collections/authors.ts'
import { clinics } from '../collections/clinics.ts'
import { countries } from '../collections/countries.ts'
import { discounts } from '../collections/discounts.ts'
import { documents } from '../collections/documents.ts'
import { donorProfiles } from '../collections/donor-profiles.ts'
import { forms } from '../collections/forms.ts'
import { genes } from '../collections/genes.ts'
import { htmlDocuments } from '../collections/html-documents.ts'
import { media } from '../collections/media.ts'
import { navigation } from '../collections/navigation.ts'
import { pages } from '../collections/pages.ts'
import { priceLists } from '../collections/price-lists.ts'
import { publishPlans } from '../collections/publish-plans.ts'
import { redirects } from '../collections/redirects.ts'
import { shippingMethods } from '../collections/shipping-methods.ts'
import { shops } from '../collections/shops.ts'
import { staff } from '../collections/staff.ts'
import { tags } from '../collections/tags.ts'
import { taxRates } from '../collections/tax-rates.ts'
import { editor } from '../fields/rich-text.ts'
import { featureFlags } from '../globals/feature-flags.ts'
import { localization } from './locales.ts'
import { mailAdapter } from './mail-adapter.ts'
import { nameRows } from './name-rows.ts'

const defaultSender = 'Kindred <no-reply@kindred.example>'

export type PayloadSettings = {
  databaseUrl: string
  /** Derived from the installation's secret with the label `payload`; empty only while code is generated. */
  secret: string
  publicUrl: string
  /** What the process that runs jobs calls with; without it planned publications cannot be kept. */
  internalKey?: string
  /** Unset: mail of the editor is kept in the local outbox. */
  smtpUrl?: string
  mailFrom?: string
  /** Where uploaded pictures are kept. */
  dataDirectory: string
  /** Use this pool instead of one of its own. */
  pool?: Pool
}

/** Only the commands that write code need to know where it lies (`create-migration.mjs` says it). */
const source = (path: string) => join(process.env.KINDRED_CONTENT_SOURCE ?? process.cwd(), path)

/** Payload over the schema `cms`. Built from settings, so that a test or a seed can open another database. */
export function buildPayloadConfig(settings: PayloadSettings) {
  const isHttps = settings.publicUrl.startsWith('https:')
  return buildConfig({
    secret: settings.secret,
    serverURL: settings.publicUrl,
    csrf: [settings.publicUrl],
    cookiePrefix: 'kindred',
    telemetry: false,
    graphQL: { disable: true },
    routes: { admin: '/admin', api: '/cms-api' },
    admin: {
      user: 'staff',
      // Not the one that tells another company who works here.
      avatar: 'default',
      meta: {
        titleSuffix: ' · Kindred',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
      },
      components: {
        graphics: {
          Logo: '@kindred/content/admin/brand.tsx#BrandLogo',
          Icon: '@kindred/content/admin/brand.tsx#BrandIcon',
        },
        afterNavLinks: ['@kindred/content/admin/nav-links.tsx#NavLinks'],
        views: {
          languages: {
            Component: '@kindred/content/admin/languages-view.tsx#LanguagesView',
            path: '/languages',
          },
        },
      },
      importMap: {
        autoGenerate: false,
        baseDir: source('.'),
        importMapFile: source('../../../apps/web/src/app/(payload)/admin/importMap.js'),
      },
    },
    i18n: { supportedLanguages: { en, da, de }, fallbackLanguage: 'en' },
    localization,
    editor,
    email: mailAdapter({ smtpUrl: settings.smtpUrl, from: settings.mailFrom ?? defaultSender }),
    sharp,
    collections: [
      pages,
      forms,
      authors,
      tags,
      media({ directory: join(settings.dataDirectory, 'media') }),
      documents({ directory: join(settings.dataDirectory, 'documents') }),
      htmlDocuments,
      navigation,
      redirects,
      publishPlans({ internalKey: settings.internalKey ?? '' }),
      donorProfiles,
      shops,
      countries,
      priceLists,
      discounts,
      shippingMethods,
      taxRates,
      clinics,
      genes,
      staff({ isHttps }),
    ].map((collection) => ({ ...collection, fields: nameRows(collection.fields) })),
    globals: [{ ...featureFlags, fields: nameRows(featureFlags.fields) }],
    db: openAdapter(settings),
    typescript: { autoGenerate: false, outputFile: source('payload-types.ts') },
  })
}

/**
 * Payload's own pool keeps one connection taken for ever, so that closing it hangs, and an error of an idle connection
 * would end the process. Handing in a pool of ours avoids both: whoever opened it closes it.
 */
function openAdapter(settings: PayloadSettings) {
  const args: PostgresAdapterArgs = {
    pool: { connectionString: settings.databaseUrl },
    schemaName: 'cms',
    idType: 'uuid',
    push: false,
    blocksAsJSON: true,
    allowIDOnCreate: true,
    migrationDir: source('migrations'),
  }
  const adapter = postgresAdapter(args)
  return {
    ...adapter,
    init: (options: Parameters<typeof adapter.init>[0]) => {
      const db = adapter.init(options)
      const pool = settings.pool ?? createPool(settings.databaseUrl, { name: 'kindred-content', max: 5 })
      // The adapter brings another copy of the types, of the same class.
      db.pool = pool as unknown as typeof db.pool
      return db
    },
  }
}
