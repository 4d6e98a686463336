import type { Country } from '@kindred/contracts/location'
import type { PanelShop } from './panel-shop.ts'

type Option = { value: string; label: string }
type DonorAnonymity = Country['donorAnonymity']
type TextName =
  | 'treatingIn'
  | 'chooseLater'
  | 'chooseLaterBox'
  | 'title'
  | 'intro'
  | 'country'
  | 'state'
  | 'statePrompt'
  | 'shop'
  | 'manyShops'
  | 'noShops'
  | 'language'
  | 'save'
  | 'saving'
  | 'confirm'
  | 'cancel'
  | 'basketTitle'
  | 'basketText'
  | 'close'
  | 'loading'
  | 'error'
  | DonorAnonymity

/** What the page knows for the country settings: where the visitor is, and what can be chosen. */
export type CountryPanelProps = {
  locale: string
  /** The settings as a page. */
  pageHref: string
  shopCode: string
  visitorType: 'private' | 'professional'
  treatmentCountry: string | null
  /** Of that country; empty without one. */
  treatmentState: string
  countryName: string | null
  /** Shop, language, currency. */
  parts: string[]
  countries: (Option & { states: Option[]; donorAnonymity: DonorAnonymity })[]
  shops: PanelShop[]
  /** Those of a release type hold `{country}`. */
  texts: Record<TextName, string>
}
