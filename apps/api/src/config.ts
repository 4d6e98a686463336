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
    /** One secret of the installation, a key of its own for each purpose. */
    keys: {
      nextAuth: deriveKey(e.KINDRED_SECRET, 'next-auth'),
      internal: deriveKey(e.KINDRED_SECRET, 'internal'),
      oidcCookies: deriveKey(e.KINDRED_SECRET, 'oidc-cookies'),
      oidcClient: deriveKey(e.KINDRED_SECRET, 'oidc-client'),
      seal: deriveKey(e.KINDRED_SECRET, 'seal'),
      payload: deriveKey(e.KINDRED_SECRET, 'payload'),
      locationCookie: deriveKey(e.KINDRED_SECRET, 'location-cookie'),
      sandboxEvents: deriveKey(e.KINDRED_SECRET, 'sandbox-events'),
    },
  }
}
