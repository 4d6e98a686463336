import type { Reference } from '@kindred/content/reference/reference.ts'
import type { userSettingsBodySchema, userSettingsSchema } from '@kindred/contracts/accounts'
import type { CustomerPrincipal } from '@kindred/contracts/principal'
import { err, type Failure, ok, type Result, refuse } from '@kindred/domain/result'
import { locales } from '@kindred/domain/vocabulary'
import type { z } from 'zod'
import type { Services } from '../services.ts'
import { findById } from './customer.store.ts'
import { findSettings, insertSettings, type SettingsRow, saveSettings } from './settings.store.ts'

export type UserSettings = z.infer<typeof userSettingsSchema>
export type UserSettingsBody = z.infer<typeof userSettingsBodySchema>

/** ACC-02. @returns null when there are none yet, which the caller answers by creating them */
export async function readUserSettings(customerId: string, services: Services): Promise<UserSettings | null> {
  const row = await findSettings(services.db, customerId)
  return row && toUserSettings(row, services.reference())
}

/** ACC-03. @returns `settings-exist` when there are some: the caller then saves them (ACC-04) */
export async function createUserSettings(
  principal: CustomerPrincipal,
  body: UserSettingsBody,
  services: Services,
): Promise<Result<UserSettings>> {
  const row = await toRow(principal, body, null, services)
  if (!row.ok) return row
  const isNew = await insertSettings(services.db, row.value)
  if (!isNew) return refuse('settings-exist', 'There are settings already.')
  return ok(toUserSettings({ ...row.value }, services.reference()))
}

/** ACC-04, also when there were none. */
export async function saveUserSettings(
  principal: CustomerPrincipal,
  body: UserSettingsBody,
  services: Services,
): Promise<Result<UserSettings>> {
  const known = await findSettings(services.db, principal.customerId)
  const row = await toRow(principal, body, known, services)
  if (!row.ok) return row
  await saveSettings(services.db, row.value)
  return ok(toUserSettings(row.value, services.reference()))
}

async function toRow(
  principal: CustomerPrincipal,
  body: UserSettingsBody,
  known: SettingsRow | null,
  services: Services,
): Promise<Result<SettingsRow, Failure>> {
  const reference = services.reference()
  const shop = findByGuid(reference.shops, body.legalDepartmentGuid)
  if (!shop) return unknown('legalDepartmentGuid')
  const language = locales.find((locale) => locale.toLowerCase() === body.defaultLanguage.toLowerCase())
  if (!language) return unknown('defaultLanguage')
  const treatment = body.treatmentCountryGuid && findByGuid(reference.countries, body.treatmentCountryGuid)
  if (body.treatmentCountryGuid && !treatment) return unknown('treatmentCountryGuid')
  if (!treatment && (principal.clientType === 'professional' || !shop.enableChooseTcLater))
    return refuse('treatment-country-required', 'Choose the country of treatment.', {
      field: 'treatmentCountryGuid',
    })
  const resident = body.residentCountryGuid && findByGuid(reference.countries, body.residentCountryGuid)
  if (body.residentCountryGuid && !resident) return unknown('residentCountryGuid')
  if (body.lastUsedRefClinic && !reference.clinics.has(body.lastUsedRefClinic))
    return unknown('lastUsedRefClinic')

  const customer = await findById(services.db, principal.customerId)
  if (!customer) return refuse('unknown-user', 'There is no such user.')
  const treatmentCountry = treatment ? treatment.code : null
  return ok({
    customerId: principal.customerId,
    defaultLanguage: language,
    shopCode: shop.code,
    treatmentCountry,
    // A state means something in its own country only.
    treatmentState: known?.treatmentCountry === treatmentCountry ? (known?.treatmentState ?? null) : null,
    residentCountry: resident ? resident.code : (known?.residentCountry ?? customer.residentCountry),
    lastUsedClinicId:
      body.lastUsedRefClinic === undefined ? (known?.lastUsedClinicId ?? null) : body.lastUsedRefClinic,
    updatedAt: services.now(),
  })
}

function toUserSettings(row: SettingsRow, { shops, countries }: Reference): UserSettings {
  const shop = shops.get(row.shopCode)
  if (!shop) throw new Error(`settings name an unknown shop: ${row.shopCode}`)
  return {
    defaultLanguage: row.defaultLanguage,
    shopCode: row.shopCode,
    treatmentCountryCode: row.treatmentCountry,
    treatmentCountryGuid: (row.treatmentCountry && countries.get(row.treatmentCountry)?.id) || null,
    residentCountryGuid: countries.get(row.residentCountry)?.id ?? null,
    legalDepartmentGuid: shop.id,
    lastUsedRefClinic: row.lastUsedClinicId,
  }
}

function findByGuid<T extends { id: string }>(of: ReadonlyMap<string, T>, guid: string): T | undefined {
  for (const item of of.values()) if (item.id === guid) return item
  return undefined
}

const unknown = (field: string) =>
  err({ code: 'unknown-value', message: 'There is no such choice.', field } satisfies Failure)
