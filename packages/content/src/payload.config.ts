import { join } from 'node:path'
import { deriveKey } from '@kindred/database/secrets'
import { buildPayloadConfig } from './config/build-payload-config.ts'

const env = process.env

/** Payload as the web process and its command line open it, from the environment (see apps/api/src/config.ts). */
export default buildPayloadConfig({
  databaseUrl: env.DATABASE_URL ?? '',
  secret: env.KINDRED_SECRET ? deriveKey(env.KINDRED_SECRET, 'payload') : '',
  internalKey: env.KINDRED_SECRET ? deriveKey(env.KINDRED_SECRET, 'internal') : '',
  publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT ?? 3000}`).replace(/\/+$/, ''),
  ...(env.SMTP_URL ? { smtpUrl: env.SMTP_URL } : {}),
  ...(env.MAIL_FROM ? { mailFrom: env.MAIL_FROM } : {}),
  dataDirectory: env.KINDRED_DATA ?? join(process.cwd(), '.kindred'),
})
