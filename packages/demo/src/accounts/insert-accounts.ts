import { hash } from '@node-rs/argon2'
import type { ClientBase } from 'pg'
import { at } from '../demo-day.ts'
import { insertRows } from '../sql/insert-rows.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'

// argon2id as at any other account (OWASP's first choice): 19 MiB, two passes, one lane.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const since = at('2024-11-20', 9)

/** The demo's customers with settings, addresses and the consents they gave; their mail addresses are confirmed. */
export async function insertAccounts(client: ClientBase, clinicId: string | null): Promise<void> {
  const rows = await Promise.all(
    demoAccounts.map(async (account) => ({
      ...account,
      customerId: account.id,
      passwordHash: await hash(demoPassword, cost),
      residentCountry: account.country,
      emailConfirmedAt: since,
      createdAt: since,
      updatedAt: since,
      defaultLanguage: account.language,
      treatmentCountry: account.country,
      treatmentState: account.state,
      lastUsedClinicId: account.country === 'DK' && account.email !== 'new@demo.test' ? clinicId : null,
    })),
  )
  await insertRows(client, 'shop.customer', customerColumns, rows)
  await insertRows(client, 'shop.customer_settings', settingsColumns, rows)
  const addresses = demoAccounts.flatMap((account) =>
    account.address
      ? ['delivery', 'billing'].map((kind) => ({
          ...account.address,
          customerId: account.id,
          kind,
          fullName: account.fullName,
          phone: account.phone,
          updatedAt: since,
        }))
      : [],
  )
  await insertRows(client, 'shop.customer_address', addressColumns, addresses)
  const consents = demoAccounts.map((account) => ({
    customerId: account.id,
    purpose: 'terms',
    textVersion: 'demo',
    given: true,
    at: since,
  }))
  await insertRows(client, 'shop.consent', consentColumns, consents)
}

const customerColumns = {
  id: 'uuid',
  email: 'text',
  emailConfirmedAt: 'timestamptz',
  passwordHash: 'text',
  clientType: 'shop.customer_type',
  fullName: 'text',
  phone: 'text',
  organisationName: 'text',
  residentCountry: 'text',
  createdAt: 'timestamptz',
} as const

const settingsColumns = {
  customerId: 'uuid',
  defaultLanguage: 'text',
  shopCode: 'text',
  treatmentCountry: 'text',
  treatmentState: 'text',
  residentCountry: 'text',
  lastUsedClinicId: 'uuid',
  updatedAt: 'timestamptz',
} as const

const addressColumns = {
  customerId: 'uuid',
  kind: 'shop.address_kind',
  fullName: 'text',
  line1: 'text',
  postalCode: 'text',
  city: 'text',
  state: 'text',
  country: 'text',
  phone: 'text',
  updatedAt: 'timestamptz',
} as const

const consentColumns = {
  customerId: 'uuid',
  purpose: 'text',
  textVersion: 'text',
  given: 'boolean',
  at: 'timestamptz',
} as const
