import type { LawSubject } from '@kindred/domain/law/law-rule'
import type {
  ClientType,
  DonorKind,
  Locale,
  ProductKind,
  QuotaUnit,
  Regime,
  ReleaseType,
  ShippingMethodKind,
  Standard,
  Tier,
} from '@kindred/domain/vocabulary'

import type { PricedService } from './reference.ts'

type Proof = { source: string | null; verified: boolean | null; checked_on: string | null }

/** The rows as the database gives them: column names, numbers already plain. */
export type ReferenceRows = {
  shops: {
    id: string
    code: string
    title: string
    display_name: string
    legal_department_id: number
    currency: string
    euro_rate: number
    is_default: boolean | null
    default_country: string
    languages: { locale: string; is_default: boolean | null }[]
    time_zone: string
    cut_off_hour: number
    holidays: string[]
    captures_when_shipped: boolean | null
    storage_free_days: number
    is_genetic_matching_enabled: boolean | null
    is_face_matching_enabled: boolean | null
    enable_choose_tc_later: boolean | null
    address_street: string
    address_postal_code: string
    address_city: string
    address_country: string
    email: string
    phone: string
    seller_legal_name: string | null
    seller_registration_number: string | null
    seller_vat_number: string | null
    seller_iban: string | null
    seller_bic: string | null
    seller_payment_days: number
    opening_hours: Partial<Record<Locale, string>> | null
    social_links: Record<string, string> | null
    card_payment_types: string[]
  }[]
  countries: {
    id: string
    code: string
    is_eu: boolean | null
    states: { code: string; name: string }[]
    shop_codes: string[]
    quota_rules: (Proof & {
      id: string
      unit: QuotaUnit
      limit: number
      state: string | null
      is_mandatory: boolean | null
      is_one_per_pregnancy: boolean | null
      price_id_release: number
      price_non_id_release: number
      valid_from: string | null
      valid_until: string | null
    })[]
    law_rules: (Proof & {
      subject: LawSubject
      regime: Regime | null
      standards: Standard[]
      is_allowed: boolean | null
      text: string | null
      state: string | null
      valid_from: string | null
      valid_until: string | null
    })[]
  }[]
  prices: {
    shop: string
    currency: string
    donor_kind: DonorKind
    straw_type: string
    mot_class: string | null
    release_type: ReleaseType | null
    tier: Tier | null
    volume_ul: number | null
    customer_type: 'private' | 'professional' | null
    amount: number
  }[]
  services: {
    shop: string
    currency: string
    service: PricedService
    months: number | null
    amount: number
  }[]
  discounts: {
    shop: string
    currency: string
    code: string
    percent: number | null
    amount: number | null
    product_kinds: ProductKind[]
    client_types: ClientType[]
    starts_at: string | null
    ends_at: string | null
    max_uses: number | null
    max_uses_per_customer: number | null
  }[]
  shipping: {
    shop: string
    method: ShippingMethodKind
    countries: string[]
    currency: string
    amount: number
    keeps_cold_days: number | null
    transit_days: number
    tank_back_within_days: number | null
    tank_late_fee_per_day: number | null
    tank_replacement: number | null
  }[]
  taxes: { shop: string; country: string; rate_bp: number; prices_include_tax: boolean | null }[]
  clinics: {
    id: string
    name: string
    street: string
    postal_code: string
    city: string
    country: string
    receiving_hours: string | null
    licence_valid_until: string | null
  }[]
  genes: (Proof & {
    gene: string
    condition: string
    inheritance: 'autosomalRecessive' | 'xLinked'
    carrier_one_in: number | null
    population: string | null
    detection_rate: number | null
  })[]
  flags: { name: string; is_on: boolean | null }[]
}

/** A list of rows as JSON, empty where there are none. */
const list = (select: string) => `(select coalesce(json_agg(r), '[]'::json) from (${select}) r)`
/** Plain values of a sub-table, in the editor's order. */
const values = (column: string, from: string, order: string) =>
  `(select coalesce(json_agg(${column} order by ${order}), '[]'::json) from ${from})`
const texts = (table: string, path: string) =>
  values('t.text', `cms.${table}_texts t where t.parent_id = x.id and t.path = '${path}'`, 't."order"')
const choices = (table: string) => values('c.value', `cms.${table} c where c.parent_id = x.id`, 'c."order"')

/** One statement, one snapshot. The version is a digest of the data: equal data has an equal version on every machine. */
export const referenceQuery = `
with snapshot as (select json_build_object(
  'shops', ${list(`
    select x.*, ${texts('shops', 'holidays')} as holidays, ${texts('shops', 'cardPaymentTypes')} as card_payment_types,
      (select coalesce(json_agg(l order by l._order), '[]'::json) from cms.shops_languages l where l._parent_id = x.id) as languages,
      (select json_object_agg(l._locale, l.opening_hours) from cms.shops_locales l
        where l._parent_id = x.id and l.opening_hours <> '') as opening_hours
    from cms.shops x where x.is_open order by x.is_default desc nulls last, x.legal_department_id`)},
  'countries', ${list(`
    select x.*, ${choices('countries_shop_codes')} as shop_codes,
      (select coalesce(json_agg(json_build_object('code', s.code, 'name', s.name) order by s._order), '[]'::json)
        from cms.countries_states s where s._parent_id = x.id) as states,
      (select coalesce(json_agg(q order by q._order), '[]'::json)
        from cms.countries_quota_rules q where q._parent_id = x.id) as quota_rules,
      (select coalesce(json_agg(to_jsonb(l) || jsonb_build_object('standards',
          (select coalesce(jsonb_agg(s.value order by s."order"), '[]'::jsonb)
            from cms.countries_law_rules_standards s where s.parent_id = l.id)) order by l._order), '[]'::json)
        from cms.countries_law_rules l where l._parent_id = x.id) as law_rules
    from cms.countries x order by x.code`)},
  'prices', ${list(`
    select x.shop, x.currency, p.* from cms.price_lists x join cms.price_lists_rows p on p._parent_id = x.id
    order by x.shop, p._order`)},
  'services', ${list(`
    select x.shop, x.currency, p.* from cms.price_lists x join cms.price_lists_services p on p._parent_id = x.id
    order by x.shop, p._order`)},
  'discounts', ${list(`
    select x.*, s.currency, ${choices('discounts_product_kinds')} as product_kinds,
      ${choices('discounts_client_types')} as client_types
    from cms.discounts x join cms.shops s on s.code::text = x.shop::text order by x.shop, x.code`)},
  'shipping', ${list(`
    select x.*, ${texts('shipping_methods', 'countries')} as countries from cms.shipping_methods x
    order by x.shop, x.method, x.id`)},
  'taxes', ${list('select x.* from cms.tax_rates x order by x.shop, x.country')},
  'clinics', ${list('select x.* from cms.clinics x order by x.country, x.name')},
  'genes', ${list('select x.* from cms.genes x order by x.gene, x.population nulls first')},
  'flags', ${list('select x.name, x.is_on from cms.feature_flags_flags x order by x._order')}
) as "all")
select "all", md5("all"::text) as version from snapshot`
