import type { Executor } from '@kindred/database/pool'
import { findSettings } from './settings.store.ts'

/** The language a customer reads mail in, as in a path: that of their settings. */
export async function findMailLocale(on: Executor, customerId: string): Promise<string> {
  return (await findSettings(on, customerId))?.defaultLanguage.toLowerCase() ?? 'en-gb'
}
