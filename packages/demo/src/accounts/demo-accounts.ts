import type { ClientType, ShopCode } from '@kindred/domain/vocabulary'
import { startRandom } from '../random.ts'

/** The one password of the demo world. These accounts are made in demo mode alone. */
export const demoPassword = 'Demo-pass-2026'

export interface DemoAddress {
  line1: string
  postalCode: string
  city: string
  state: string | null
  country: string
}

export interface DemoAccount {
  id: string
  email: string
  fullName: string
  clientType: ClientType
  organisationName: string | null
  phone: string
  language: string
  shopCode: ShopCode
  country: string
  /** State of treatment, where the country has states. */
  state: string | null
  address: DemoAddress | null
}

const aarhus = { postalCode: '8000', city: 'Aarhus C', state: null, country: 'DK' }
const denmark = { language: 'en-GB', shopCode: 'dk', country: 'DK', state: null } as const

export const demoAccounts: readonly DemoAccount[] = [
  account('private@demo.test', {
    ...denmark,
    fullName: 'Maja Lindholm',
    clientType: 'private',
    organisationName: null,
    phone: '+4570000001',
    address: { line1: 'Opdigtet Gade 12, 2. tv.', ...aarhus },
  }),
  account('private-us@demo.test', {
    fullName: 'Rosa Ellison',
    clientType: 'private',
    organisationName: null,
    phone: '+12025550142',
    language: 'en-US',
    shopCode: 'usa',
    country: 'US',
    state: 'OR',
    address: {
      line1: '1204 Imaginary Avenue',
      postalCode: '97205',
      city: 'Portland',
      state: 'OR',
      country: 'US',
    },
  }),
  account('new@demo.test', {
    ...denmark,
    fullName: 'Nora Friis',
    clientType: 'private',
    organisationName: null,
    phone: '+4570000003',
    address: null,
  }),
  account('clinic@demo.test', {
    ...denmark,
    fullName: 'Karen Vestergaard',
    clientType: 'professional',
    organisationName: 'Nordlys Fertility Clinic (invented)',
    phone: '+4570000004',
    address: { line1: 'Opdigtet Boulevard 3', ...aarhus },
  }),
]

function account(email: string, rest: Omit<DemoAccount, 'id' | 'email'>): DemoAccount {
  return { id: startRandom('account', email).uuid(), email, ...rest }
}

/** @throws when there is no such account */
export function findAccount(email: string): DemoAccount {
  const found = demoAccounts.find((one) => one.email === email)
  if (!found) throw new Error(`No demo account ${email}`)
  return found
}
