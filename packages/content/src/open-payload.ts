import { createPool } from '@kindred/database/pool'
import { BasePayload, type Payload } from 'payload'
import { buildPayloadConfig, type PayloadSettings } from './config/build-payload-config.ts'

/**
 * Opens Payload's local interface over a database, for seeding, commands and tests. Takes about a second.
 * Calls must always say `overrideAccess`.
 *
 * @returns `close` ends its connections, so that the process can end
 */
export async function openPayload(
  settings: Omit<PayloadSettings, 'pool'>,
): Promise<{ payload: Payload; close: () => Promise<void> }> {
  const pool = createPool(settings.databaseUrl, { name: 'kindred-content', max: 4, statementTimeout: 60_000 })
  const payload = await new BasePayload().init({
    config: buildPayloadConfig({ ...settings, pool }),
    disableOnInit: true,
  })
  payload.logger.level = 'warn'
  return {
    payload,
    close: async () => {
      await payload.destroy()
      await pool.end()
    },
  }
}
