import type {
  CountryReference,
  PriceReference,
  Reference,
  ShopReference,
} from '@kindred/content/reference/reference.ts'
import { makeLawRules } from '@kindred/domain/law/testing'
import { makeQuotaRule } from '@kindred/domain/quotas/testing'

/** Two shops (dk, usa) and three countries with different law, for tests. */
export function makeReference(part: Partial<Reference> = {}): Reference {
  const shops = [
    makeShop(),
    makeShop({
      code: 'usa',
      shopName: 'usa-shop',
      currency: 'USD',
      isDefault: false,
      defaultCountry: 'US',
      languages: [
        { locale: 'en-US', isDefault: true },
        { locale: 'es-US', isDefault: false },
      ],
    }),
  ]
  const countries = [
    makeCountry('DK'),
    makeCountry('DE', { regime: 'idRelease', isEggShopLegal: false }, 15),
    makeCountry('US', { standards: ['us'] }, 25, ['usa', 'dk']),
  ]
  return {
    version: '1',
    shops: new Map(shops.map((shop) => [shop.code, shop])),
    countries: new Map(countries.map((country) => [country.code, country])),
    prices: [makePrice('dk', 'EUR', 40_000), makePrice('usa', 'USD', 90_000)],
    discounts: [],
    servicePrices: [],
    shippingMethods: [],
    taxRates: [],
    clinics: new Map(),
    genes: [
      {
        gene: 'CFTR',
        condition: 'Cystic fibrosis',
        inheritance: 'autosomalRecessive',
        carrierOneIn: 25,
        population: null,
        detectionRate: 0.9,
        source: null,
        verified: false,
      },
    ],
    featureFlags: {},
    ...part,
  }
}

function makeShop(part: Partial<ShopReference> = {}): ShopReference {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    code: 'dk',
    shopName: 'dk-shop',
    title: 'Denmark',
    displayName: 'Denmark',
    legalDepartmentId: 1,
    currency: 'EUR',
    euroRate: 1,
    isDefault: true,
    defaultCountry: 'DK',
    languages: [
      { locale: 'en-GB', isDefault: true },
      { locale: 'da-DK', isDefault: false },
    ],
    timeZone: 'Europe/Copenhagen',
    cutOffHour: 12,
    holidays: [],
    capturesWhenShipped: false,
    storageFreeDays: 30,
    isGeneticMatchingEnabled: true,
    isFaceMatchingEnabled: true,
    enableChooseTcLater: true,
    address: { street: 'Test 1', postalCode: '8000', city: 'Aarhus', country: 'DK' },
    email: 'dk@demo.test',
    phone: '+4500000000',
    seller: {
      legalName: 'Kindred Test A/S',
      registrationNumber: null,
      vatNumber: null,
      iban: null,
      bic: null,
      paymentDays: 14,
    },
    openingHours: { 'en-GB': '9–15' },
    socialLinks: {},
    cardPaymentTypes: [],
    ...part,
  }
}

function makeCountry(
  code: string,
  rule: Parameters<typeof makeLawRules>[0] = {},
  limit = 12,
  shopCodes = ['dk', 'usa'],
): CountryReference {
  return {
    id: `00000000-0000-4000-8000-0000000000${code.charCodeAt(0)}`,
    code,
    shopCodes,
    lawRules: makeLawRules(rule),
    quotaRules: [makeQuotaRule({ id: `${code}-families`, countryCode: code, limit })],
    isEu: code !== 'US',
    states: [],
  }
}

function makePrice(shopCode: string, currency: string, amountMinor: number): PriceReference {
  return {
    shopCode,
    donorKind: 'sperm',
    strawType: 'IUI',
    motClass: null,
    releaseType: null,
    tier: null,
    volumeUl: null,
    customerType: null,
    price: { amountMinor, currency },
  }
}
