import type { CountryReference, Reference, ShopReference } from '@kindred/content/reference/reference.ts'
import { makeLawRules } from '@kindred/domain/law/testing'
import { money } from '@kindred/domain/money'
import { makeQuotaRule } from '@kindred/domain/quotas/testing'
import type pg from 'pg'

export const clinicId = '5d0a1c1e-0000-4000-8000-000000000001'

function makeShop(part: Partial<ShopReference> & { code: string }): ShopReference {
  return {
    id: crypto.randomUUID(),
    shopName: `${part.code}-shop`,
    title: part.code,
    displayName: part.code.toUpperCase(),
    legalDepartmentId: 1,
    currency: 'EUR',
    euroRate: 1,
    isDefault: part.code === 'dk',
    defaultCountry: 'DK',
    languages: [{ locale: 'en-GB', isDefault: true }],
    timeZone: 'Europe/Copenhagen',
    cutOffHour: 12,
    holidays: ['2026-05-25'],
    capturesWhenShipped: false,
    storageFreeDays: 30,
    isGeneticMatchingEnabled: true,
    isFaceMatchingEnabled: true,
    enableChooseTcLater: true,
    address: { street: 'Vestergade 1', postalCode: '8000', city: 'Aarhus', country: 'DK' },
    email: 'dk@example.test',
    phone: '+4500000000',
    seller: {
      legalName: 'Kindred Test A/S',
      registrationNumber: 'CVR 12 34 56 78',
      vatNumber: 'DK12345678',
      iban: 'DK50 0040 0440 1162 43',
      bic: null,
      paymentDays: 14,
    },
    openingHours: {},
    socialLinks: {},
    cardPaymentTypes: ['visa', 'mastercard'],
    ...part,
  }
}

function makeCountry(part: Partial<CountryReference> & { code: string }): CountryReference {
  return {
    id: crypto.randomUUID(),
    shopCodes: ['dk'],
    lawRules: makeLawRules(),
    quotaRules: [],
    isEu: true,
    states: [],
    ...part,
  }
}

/** The same world, whose shops take card payments when they ship. */
export function makeCapturingReference(): Reference {
  const reference = makeTestReference()
  const shops = [...reference.shops].map(
    ([code, shop]) => [code, { ...shop, capturesWhenShipped: true }] as const,
  )
  return { ...reference, shops: new Map(shops) }
}

/**
 * Master data of a small world for tests: shop `dk` in euro, prices with 25 % tax; Denmark with a mandatory limit of 12
 * families and home delivery, Germany without quotas or home delivery, Norway with id release only.
 */
export function makeTestReference(part: Partial<Reference> = {}): Reference {
  const rule = makeQuotaRule({ id: 'dk-families' })
  const countries = [
    makeCountry({ code: 'DK', quotaRules: [rule], lawRules: makeLawRules({ isHomeDeliveryAllowed: true }) }),
    makeCountry({ code: 'DE' }),
    makeCountry({
      code: 'NO',
      isEu: false,
      lawRules: makeLawRules({ regime: 'idRelease' }),
      quotaRules: [makeQuotaRule({ id: 'no-families', countryCode: 'NO', limit: 8 })],
    }),
  ]
  return {
    version: 'test',
    shops: new Map([['dk', makeShop({ code: 'dk' })]]),
    countries: new Map(countries.map((country) => [country.code, country])),
    prices: [
      {
        shopCode: 'dk',
        donorKind: 'sperm',
        strawType: 'IUI',
        motClass: null,
        releaseType: null,
        tier: null,
        volumeUl: null,
        customerType: null,
        price: money(80_000, 'EUR'),
      },
      {
        shopCode: 'dk',
        donorKind: 'sperm',
        strawType: 'ICI',
        motClass: null,
        releaseType: null,
        tier: null,
        volumeUl: null,
        customerType: null,
        price: money(50_000, 'EUR'),
      },
    ],
    servicePrices: [
      { shopCode: 'dk', service: 'reservation', months: 3, price: money(12_000, 'EUR') },
      { shopCode: 'dk', service: 'reservation', months: 12, price: money(40_000, 'EUR') },
      { shopCode: 'dk', service: 'storage', months: 12, price: money(30_000, 'EUR') },
      { shopCode: 'dk', service: 'subscription', months: 3, price: money(5_000, 'EUR') },
      { shopCode: 'dk', service: 'geneticMatching', months: null, price: money(9_000, 'EUR') },
      { shopCode: 'dk', service: 'embryoShipping', months: null, price: money(45_000, 'EUR') },
      { shopCode: 'dk', service: 'shipmentInbound', months: null, price: money(22_000, 'EUR') },
      { shopCode: 'dk', service: 'embryoStorage', months: 12, price: money(36_000, 'EUR') },
    ],
    discounts: [],
    shippingMethods: [
      {
        shopCode: 'dk',
        method: 'dryIce',
        countries: [],
        price: money(10_000, 'EUR'),
        keepsColdDays: 3,
        transitDays: 1,
        tankBackWithinDays: null,
        tankLateFeePerDay: null,
        tankReplacement: null,
      },
      {
        shopCode: 'dk',
        method: 'nitrogenTank',
        countries: [],
        price: money(20_000, 'EUR'),
        keepsColdDays: 7,
        transitDays: 2,
        tankBackWithinDays: 10,
        tankLateFeePerDay: money(2_000, 'EUR'),
        tankReplacement: money(150_000, 'EUR'),
      },
      {
        shopCode: 'dk',
        method: 'pickUp',
        countries: ['DK'],
        price: money(0, 'EUR'),
        keepsColdDays: null,
        transitDays: 0,
        tankBackWithinDays: null,
        tankLateFeePerDay: null,
        tankReplacement: null,
      },
    ],
    taxRates: ['DK', 'DE'].map((country) => ({
      shopCode: 'dk',
      country,
      rateBp: country === 'DK' ? 2500 : 1900,
      pricesIncludeTax: true,
    })),
    clinics: new Map([
      [
        clinicId,
        {
          id: clinicId,
          name: 'Fjord Clinic',
          street: 'Havnegade 2',
          postalCode: '1058',
          city: 'Copenhagen',
          country: 'DK',
          receivingHours: '8-15',
          licenceValidUntil: null,
        },
      ],
    ]),
    genes: [],
    featureFlags: {},
    ...part,
  }
}

export type TestDonor = { id: string; code: string; stockItemId: string }

let count = 0

/** A published donor with one stock item of `straws` straws in shop `dk`, each with its code. */
export async function addDonor(
  pool: pg.Pool,
  part: {
    straws?: number
    strawType?: 'IUI' | 'ICI'
    releaseType?: 'idRelease' | 'nonIDRelease'
    standards?: string[]
    worldwideLimit?: number | null
  } = {},
): Promise<TestDonor> {
  count += 1
  const code = `T${String(count).padStart(4, '0')}`
  const { straws = 10, strawType = 'IUI', releaseType = 'idRelease', standards = ['eu'] } = part
  const donor = await pool.query<{ id: string }>(
    `insert into shop.donor (code, alias, kind, release_type, profile_tier, hair_colour, eye_colour, skin_tone,
      height_cm, weight_kg, blood_type, cmv, education, occupation, first_listed_on, published_at, worldwide_limit)
     values ($1, $2, 'sperm', $3, 'Basic', 'brown', 'blue', 'fair', 182, 80, 'O+', 'negative', 'master', 'baker',
      '2025-01-01', now(), $4) returning id`,
    [code, `Alias${count}`, releaseType, part.worldwideLimit ?? null],
  )
  const id = donor.rows[0]?.id ?? ''
  const stockItemId = await addStock(pool, { donorId: id, code, straws, strawType, standards })
  return { id, code, stockItemId }
}

/** A further stock item of a donor. */
export async function addStock(
  pool: pg.Pool,
  part: {
    donorId: string
    code: string
    straws: number
    strawType: 'IUI' | 'ICI' | 'embryo'
    standards?: string[]
  },
): Promise<string> {
  const batch = await pool.query<{ id: string }>(
    `insert into shop.batch (code, donor_id, collected_on, standards, released_at)
     values ($1, $2, '2025-06-01', $3, now()) returning id`,
    [`${part.code}-${part.strawType}`, part.donorId, part.standards ?? ['eu']],
  )
  const item = await pool.query<{ id: string }>(
    `insert into shop.stock_item (donor_id, shop_code, straw_type, mot_class, standards)
     values ($1, 'dk', $2, $4, $3) returning id`,
    [part.donorId, part.strawType, part.standards ?? ['eu'], part.strawType === 'embryo' ? 0 : 20],
  )
  const itemId = item.rows[0]?.id ?? ''
  if (part.straws > 0) {
    await pool.query(
      `insert into shop.stock_movement (stock_item_id, kind, quantity, by) values ($1, 'received', $2, 'test')`,
      [itemId, part.straws],
    )
    await pool.query(
      `insert into shop.straw (code, batch_id, stock_item_id)
       select $1 || lpad(n::text, 3, '0'), $2, $3 from generate_series(1, $4) n`,
      [`${part.code}-${part.strawType}-`, batch.rows[0]?.id, itemId, part.straws],
    )
  }
  return itemId
}

/** A confirmed customer. */
export async function addCustomer(
  pool: pg.Pool,
  part: { clientType?: 'private' | 'professional'; country?: string; vatNumber?: string } = {},
): Promise<string> {
  count += 1
  const { rows } = await pool.query<{ id: string }>(
    `insert into shop.customer (email, email_confirmed_at, password_hash, client_type, full_name, resident_country,
      vat_number, organisation_name) values ($1, now(), 'x', $2, 'Ada Test', $3, $4, $5) returning id`,
    [
      `customer${count}@example.test`,
      part.clientType ?? 'private',
      part.country ?? 'DK',
      part.vatNumber ?? null,
      part.clientType === 'professional' ? 'Fjord Clinic' : null,
    ],
  )
  return rows[0]?.id ?? ''
}

/** Sells all places of a donor in Denmark but `left`, as other banks' reports would. */
export async function fillPlaces(pool: pg.Pool, donorId: string, left: number, limit = 12): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into shop.quota_balance (donor_id, country, unit, place_limit) values ($1, 'DK', 'families', $2) returning id`,
    [donorId, limit],
  )
  if (limit > left) {
    await pool.query(
      `insert into shop.quota_movement (quota_balance_id, change, reason, by) values ($1, $2, 'opening', 'test')`,
      [rows[0]?.id, limit - left],
    )
  }
}

/** What the books say of an item. */
export async function readStock(
  pool: pg.Pool,
  stockItemId: string,
): Promise<{ onHand: number; held: number }> {
  const { rows } = await pool.query(`select on_hand "onHand", held from shop.stock_item where id = $1`, [
    stockItemId,
  ])
  return rows[0]
}

/** Places taken of a donor in a country. */
export async function readTaken(pool: pg.Pool, donorId: string, country = 'DK'): Promise<number> {
  const { rows } = await pool.query<{ taken: number }>(
    `select coalesce(sum(taken), 0)::int taken from shop.quota_balance where donor_id = $1 and country = $2`,
    [donorId, country],
  )
  return rows[0]?.taken ?? 0
}
