import type { LawRule } from '@kindred/domain/law/law-rule'
import type { Discount } from '@kindred/domain/prices/check-discount'
import type { MotClass, StrawType } from '@kindred/domain/vocabulary'
import type { Pool } from 'pg'
import type {
  ClinicReference,
  CountryReference,
  GeneReference,
  PriceReference,
  Reference,
  ServicePriceReference,
  ShippingMethodReference,
  ShopReference,
  TaxRateReference,
} from './reference.ts'
import { type ReferenceRows, referenceQuery } from './reference-query.ts'

/**
 * Reads all master data in one statement, so that the snapshot is of one moment. Shops that are not open are left out.
 * Amounts of quota rules are in euro; `quotaRulesForShop` gives them in a shop's currency.
 */
export async function loadReference(pool: Pool): Promise<Reference> {
  const { rows } = await pool.query<{ all: ReferenceRows; version: string }>(referenceQuery)
  const row = rows[0]
  if (!row) throw new Error('The master data could not be read.')
  return buildReference(row.all, row.version)
}

/** Turns the rows into the snapshot. */
function buildReference(all: ReferenceRows, version: string): Reference {
  const shops = all.shops.map(readShop)
  const open = new Set(shops.map((shop) => shop.code))
  const isOpen = (row: { shop: string }) => open.has(row.shop)
  return {
    version,
    shops: new Map(shops.map((shop) => [shop.code, shop])),
    countries: new Map(all.countries.map((row) => [row.code, readCountry(row, open)])),
    prices: all.prices.filter(isOpen).map(readPrice),
    servicePrices: all.services.filter(isOpen).map(readServicePrice),
    discounts: all.discounts.filter(isOpen).map(readDiscount),
    shippingMethods: all.shipping.filter(isOpen).map(readShippingMethod),
    taxRates: all.taxes.filter(isOpen).map(readTaxRate),
    clinics: new Map(all.clinics.map((row) => [row.id, readClinic(row)])),
    genes: all.genes.map(readGene),
    featureFlags: Object.fromEntries(all.flags.map((flag) => [flag.name, flag.is_on === true])),
  }
}

function readShop(row: ReferenceRows['shops'][number]): ShopReference {
  return {
    id: row.id,
    code: row.code,
    shopName: `${row.code}-shop`,
    title: row.title,
    displayName: row.display_name,
    legalDepartmentId: row.legal_department_id,
    currency: row.currency,
    euroRate: row.euro_rate,
    isDefault: row.is_default === true,
    defaultCountry: row.default_country,
    languages: row.languages.map(({ locale, is_default }) => ({ locale, isDefault: is_default === true })),
    timeZone: row.time_zone,
    cutOffHour: row.cut_off_hour,
    holidays: row.holidays,
    capturesWhenShipped: row.captures_when_shipped === true,
    storageFreeDays: row.storage_free_days,
    isGeneticMatchingEnabled: row.is_genetic_matching_enabled === true,
    isFaceMatchingEnabled: row.is_face_matching_enabled === true,
    enableChooseTcLater: row.enable_choose_tc_later === true,
    address: {
      street: row.address_street,
      postalCode: row.address_postal_code,
      city: row.address_city,
      country: row.address_country,
    },
    email: row.email,
    phone: row.phone,
    seller: {
      legalName: row.seller_legal_name || row.title,
      registrationNumber: row.seller_registration_number || null,
      vatNumber: row.seller_vat_number || null,
      iban: row.seller_iban || null,
      bic: row.seller_bic || null,
      paymentDays: row.seller_payment_days,
    },
    openingHours: row.opening_hours ?? {},
    socialLinks: row.social_links ?? {},
    cardPaymentTypes: row.card_payment_types,
  }
}

function readCountry(row: ReferenceRows['countries'][number], open: Set<string>): CountryReference {
  return {
    id: row.id,
    code: row.code,
    shopCodes: row.shop_codes.filter((code) => open.has(code)),
    lawRules: row.law_rules.map(readLawRule),
    quotaRules: row.quota_rules.map((rule) => ({
      id: rule.id,
      countryCode: row.code,
      stateCode: rule.state || null,
      unit: rule.unit,
      limit: rule.limit,
      isMandatory: rule.is_mandatory === true,
      isOnePerPregnancy: rule.is_one_per_pregnancy === true,
      priceIdRelease: { amountMinor: rule.price_id_release, currency: 'EUR' },
      priceNonIdRelease: { amountMinor: rule.price_non_id_release, currency: 'EUR' },
      validFrom: rule.valid_from || null,
      validUntil: rule.valid_until || null,
      source: rule.source,
      verified: rule.verified === true,
      checkedOn: rule.checked_on,
    })),
    isEu: row.is_eu === true,
    states: row.states,
  }
}

/** What a rule says stands in the field of its subject; the editor refuses a rule without it. */
function readLawRule(row: ReferenceRows['countries'][number]['law_rules'][number]): LawRule {
  const common = {
    stateCode: row.state || null,
    validFrom: row.valid_from || null,
    validUntil: row.valid_until || null,
    source: row.source,
    verified: row.verified === true,
    checkedOn: row.checked_on,
  }
  const { subject } = row
  switch (subject) {
    case 'regime':
      return { ...common, subject, regime: row.regime ?? 'both' }
    case 'standards':
      return { ...common, subject, standards: row.standards }
    case 'eligibility':
      return { ...common, subject, text: row.text ?? '' }
    default:
      return { ...common, subject, isAllowed: row.is_allowed === true }
  }
}

function readPrice(row: ReferenceRows['prices'][number]): PriceReference {
  return {
    shopCode: row.shop,
    donorKind: row.donor_kind,
    strawType: row.straw_type as StrawType | 'eggLot' | 'embryo',
    motClass: row.mot_class === null ? null : (Number(row.mot_class) as MotClass),
    releaseType: row.release_type,
    tier: row.tier,
    volumeUl: row.volume_ul,
    customerType: row.customer_type,
    price: { amountMinor: row.amount, currency: row.currency },
  }
}

function readServicePrice(row: ReferenceRows['services'][number]): ServicePriceReference {
  return {
    shopCode: row.shop,
    service: row.service,
    months: row.months,
    price: { amountMinor: row.amount, currency: row.currency },
  }
}

function readDiscount(row: ReferenceRows['discounts'][number]): Discount {
  return {
    code: row.code,
    shopCode: row.shop,
    value:
      row.percent === null
        ? { kind: 'amount', amount: { amountMinor: row.amount ?? 0, currency: row.currency } }
        : { kind: 'percent', percent: row.percent },
    productKinds: row.product_kinds,
    clientTypes: row.client_types,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    maxUses: row.max_uses,
    maxUsesPerCustomer: row.max_uses_per_customer,
  }
}

function readShippingMethod(row: ReferenceRows['shipping'][number]): ShippingMethodReference {
  const { currency } = row
  const amount = (amountMinor: number | null) => (amountMinor === null ? null : { amountMinor, currency })
  return {
    shopCode: row.shop,
    method: row.method,
    countries: row.countries,
    price: { amountMinor: row.amount, currency },
    keepsColdDays: row.keeps_cold_days,
    transitDays: row.transit_days,
    tankBackWithinDays: row.tank_back_within_days,
    tankLateFeePerDay: amount(row.tank_late_fee_per_day),
    tankReplacement: amount(row.tank_replacement),
  }
}

function readTaxRate(row: ReferenceRows['taxes'][number]): TaxRateReference {
  return {
    shopCode: row.shop,
    country: row.country,
    rateBp: row.rate_bp,
    pricesIncludeTax: row.prices_include_tax === true,
  }
}

function readClinic(row: ReferenceRows['clinics'][number]): ClinicReference {
  return {
    id: row.id,
    name: row.name,
    street: row.street,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country,
    receivingHours: row.receiving_hours,
    licenceValidUntil: row.licence_valid_until || null,
  }
}

function readGene(row: ReferenceRows['genes'][number]): GeneReference {
  return {
    gene: row.gene,
    condition: row.condition,
    inheritance: row.inheritance,
    carrierOneIn: row.carrier_one_in,
    population: row.population,
    detectionRate: row.detection_rate,
    source: row.source,
    verified: row.verified === true,
  }
}
