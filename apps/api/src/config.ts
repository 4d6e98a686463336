import { deriveKey } from '@kindred/database/secrets'
import { z } from 'zod'

const environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  WEB_PORT: z.coerce.number().int().min(1).max(65535).default(3001),
  HOST: z.string().default('0.0.0.0'),
  DATABASE_URL: z.string().min(1),
  KINDRED_MODE: z.enum(['demo', 'production']).default('demo'),
  KINDRED_ROLE: z.enum(['all', 'front', 'jobs']).default('all'),
  KINDRED_DATA: z.string().default('.kindred'),
  KINDRED_SECRET: z.string().min(43, 'KINDRED_SECRET must be at least 32 random bytes as base64url'),
  PUBLIC_URL: z.url().optional(),
  TRUSTED_PROXIES: z.string().default(''),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default('Kindred <no-reply@kindred.example>'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  METRICS_TOKEN: z.string().optional(),
  /** UPL-06: bytes that the files of one selection may have together. */
  FILE_SIZE_LIMIT: z.coerce
    .number()
    .int()
    .min(5120)
    .default(20 * 1_048_576),
  CLAMD: z
    .string()
    .regex(/^(\[[\da-f:]+\]|[^:\s]+):\d{1,5}$/i, 'CLAMD must be host:port')
    .optional(),
  S3_ENDPOINT: z.url().default('https://s3.amazonaws.com'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Networks of the operator's own that webhooks may go to: `10.20.0.0/16,fd00::/8`. */
  WEBHOOK_PRIVATE_NETWORKS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .pipe(
      z.array(
        z.union([z.cidrv4(), z.cidrv6()], 'WEBHOOK_PRIVATE_NETWORKS must be networks such as 10.20.0.0/16'),
      ),
    ),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  TURNSTILE_SITE_KEY: z.string().min(1).optional(),
  TURNSTILE_SECRET: z.string().min(1).optional(),
  APPINSIGHTS_CONNECTION_STRING: z.string().min(1).optional(),
  NODE_ENV: z.string().optional(),
})

export type Config = ReturnType<typeof readConfig>

/**
 * Reads and checks the environment once, at start; nothing else reads `process.env`.
 * @throws Error that names every wrong variable and what it must be
 */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const read = environment.safeParse(env)
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is not complete:\n${lines.join('\n')}`)
  }
  const e = read.data
  const publicUrl = (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, '')
  return {
    port: e.PORT,
    host: e.HOST,
    webOrigin: `http://127.0.0.1:${e.WEB_PORT}`,
    databaseUrl: e.DATABASE_URL,
    /** The web process compiles as it goes, which needs a looser content policy. */
    isDevelopment: e.NODE_ENV === 'development',
    isDemo: e.KINDRED_MODE === 'demo',
    servesRequests: e.KINDRED_ROLE !== 'jobs',
    runsJobs: e.KINDRED_ROLE !== 'front',
    dataDirectory: e.KINDRED_DATA,
    publicUrl,
    isHttps: publicUrl.startsWith('https:'),
    trustedProxies: e.TRUSTED_PROXIES.split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    logLevel: e.LOG_LEVEL,
    metricsToken: e.METRICS_TOKEN,
    fileSizeLimit: e.FILE_SIZE_LIMIT,
    /** Bot checks of others (CFG-02); without both keys the built-in one stands alone. */
    recaptcha: readBotKeys(e.RECAPTCHA_SITE_KEY, e.RECAPTCHA_SECRET),
    turnstile: readBotKeys(e.TURNSTILE_SITE_KEY, e.TURNSTILE_SECRET),
    appInsightsConnectionString: e.APPINSIGHTS_CONNECTION_STRING,
    /** Card payments by Stripe; both or none. */
    stripe:
      e.STRIPE_SECRET_KEY && e.STRIPE_WEBHOOK_SECRET
        ? { secretKey: e.STRIPE_SECRET_KEY, webhookSecret: e.STRIPE_WEBHOOK_SECRET }
        : null,
    webhookNetworks: e.WEBHOOK_PRIVATE_NETWORKS,
    clamd: readClamd(e.CLAMD),
    s3: readS3(e),
    /** One secret of the installation, a key of its own for each purpose. */
    keys: {
      nextAuth: deriveKey(e.KINDRED_SECRET, 'next-auth'),
      internal: deriveKey(e.KINDRED_SECRET, 'internal'),
      oidcCookies: deriveKey(e.KINDRED_SECRET, 'oidc-cookies'),
      oidcClient: deriveKey(e.KINDRED_SECRET, 'oidc-client'),
      formStamp: deriveKey(e.KINDRED_SECRET, 'form-stamp'),
      seal: deriveKey(e.KINDRED_SECRET, 'seal'),
      recoveryCodes: deriveKey(e.KINDRED_SECRET, 'recovery-codes'),
      payload: deriveKey(e.KINDRED_SECRET, 'payload'),
      sandboxEvents: deriveKey(e.KINDRED_SECRET, 'sandbox-events'),
      fileAddress: deriveKey(e.KINDRED_SECRET, 'file-address'),
      geneticFindings: deriveKey(e.KINDRED_SECRET, 'genetic-findings'),
      faces: deriveKey(e.KINDRED_SECRET, 'faces'),
    },
  }
}

/** The virus scanner, where there is one. */
function readClamd(address: string | undefined) {
  const at = address?.lastIndexOf(':') ?? -1
  if (!address || at < 0) return undefined
  return { host: address.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(address.slice(at + 1)) }
}

/** The bucket that files are kept in, where one is named; files lie in the data directory otherwise. */
function readS3(e: z.infer<typeof environment>) {
  if (!e.S3_BUCKET) return undefined
  if (!e.S3_ACCESS_KEY_ID || !e.S3_SECRET_ACCESS_KEY)
    throw new Error('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  return {
    endpoint: e.S3_ENDPOINT,
    bucket: e.S3_BUCKET,
    region: e.S3_REGION,
    accessKeyId: e.S3_ACCESS_KEY_ID,
    secretAccessKey: e.S3_SECRET_ACCESS_KEY,
  }
}

/** A site key without its secret, or the other way round, checks nothing. */
function readBotKeys(siteKey: string | undefined, secret: string | undefined) {
  return siteKey && secret ? { siteKey, secret } : null
}
