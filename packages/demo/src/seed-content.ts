import { randomBytes } from 'node:crypto'
import { buildPayloadConfig } from '@kindred/content/config/build-payload-config.ts'
import { createPool } from '@kindred/database/pool'
import { deriveKey } from '@kindred/database/secrets'
import { getPayload } from 'payload'
import { seedMasterData } from './master-data/seed-master-data.ts'

/**
 * What staff would have written: shops, law, prices, clinics, genes and staff accounts, through the editor itself, so that
 * every rule of the editor holds and history begins with it. Loaded only when it is needed, since it brings the whole
 * editor with it.
 */
export async function seedContent(options: {
  url: string
  dataDirectory: string
  report: (text: string) => void
}): Promise<void> {
  const { url, dataDirectory, report } = options
  const pool = createPool(url, { name: 'kindred-demo-content', max: 4, statementTimeout: 60_000 })
  try {
    const config = buildPayloadConfig({
      databaseUrl: url,
      // Nothing that is filled in here is sealed with it, so any secret will do where none is set.
      secret: deriveKey(process.env.KINDRED_SECRET ?? randomBytes(32).toString('base64url'), 'payload'),
      publicUrl: process.env.PUBLIC_URL ?? 'http://localhost:3000',
      dataDirectory,
      pool,
    })
    const payload = await getPayload({ config, key: url })
    await seedMasterData(payload)
    report('master data: shops, law, prices, clinics, genes, staff')
  } finally {
    await pool.end()
  }
}
