/**
 * The words of the business, once: every list here is the enum of the database, the contracts and the interface.
 * Values are stable and appear in stored rows and URLs; labels are texts and live elsewhere.
 */
type Item<List extends readonly unknown[]> = List[number]

/** DON-05 */
export const donorKinds = ['sperm', 'egg'] as const
export type DonorKind = Item<typeof donorKinds>

/** DON-07 */
export const donationTypes = ['Spermdonor', 'Eggdonor', 'sperm', 'egg', 'unspecified'] as const
export type DonationType = Item<typeof donationTypes>

/** What a donor chose; `both` is a regime, never a donor's type. */
export const releaseTypes = ['idRelease', 'nonIDRelease'] as const
export type ReleaseType = Item<typeof releaseTypes>

/** LOC-08: which release types a country admits (`donorAnonymity`). */
export const regimes = ['nonIDRelease', 'both', 'idRelease'] as const
export type Regime = Item<typeof regimes>

/** DON-01 */
export const tiers = ['Basic', 'Extended', 'Exclusive'] as const
export type Tier = Item<typeof tiers>

export const standings = [
  'available',
  'temporarilySoldOut',
  'familyLimitHold',
  'siblingsOnly',
  'soldOut',
  'uponRequest',
  'blocked',
] as const
export type Standing = Item<typeof standings>

/** `IVF` is labelled "IVF / ICSI". */
export const strawTypes = ['IUI', 'ICI', 'IVF'] as const
export type StrawType = Item<typeof strawTypes>

/** What the search finds donors by: straws by their type, and lots of eggs. */
export const soldTypes = [...strawTypes, 'eggLot'] as const
export type SoldType = Item<typeof soldTypes>

/** What one item of the stock can be; embryos are kept for those they were made for. */
export const stockTypes = [...soldTypes, 'embryo'] as const

/** What was found when a donor was tested for cytomegalovirus. */
export const cmvFindings = ['negative', 'positive', 'unknown'] as const
export type CmvFinding = Item<typeof cmvFindings>

/** What is kept of a donor to be seen and heard. */
export const donorMediaKinds = ['childhoodPhoto', 'adultPhoto', 'audio', 'handwriting'] as const
export type DonorMediaKind = Item<typeof donorMediaKinds>

/** Millions of motile cells per ml; 30 is shown as "30+". */
export const motClasses = [2, 5, 10, 20, 30] as const
export type MotClass = Item<typeof motClasses>

export const standards = ['eu', 'us'] as const
export type Standard = Item<typeof standards>

/** BASK-02 */
export const lineHandlingTypes = [
  'reservation',
  'quota',
  'subscription',
  'reservationRenewalPeriod',
  'storageRenewalPeriod',
  'strawDelivery',
  'storageDelivery',
  'shipment',
  'others',
  'geneticMatching',
  'embryoShipping',
  'embryoStorage',
] as const
export type LineHandlingType = Item<typeof lineHandlingTypes>

/** BASK-03 (17) */
export const productKinds = [
  'strawShipping',
  'strawReservation',
  'strawDelivery',
  'shipment',
  'reservation',
  'reservationRenewalPeriod',
  'quota',
  'subscription',
  'storageDelivery',
  'standalonePaymentProduct',
  'storageRenewalPeriod',
  'geneticMatching',
  'embryoShipping',
  'embryoStorage',
  'strawEmbryo',
  'storageEmbryo',
  'shipmentInbound',
] as const
export type ProductKind = Item<typeof productKinds>

export const quotaUnits = ['families', 'women', 'children', 'births'] as const
export type QuotaUnit = Item<typeof quotaUnits>

export const quotaPlaceStates = ['held', 'sold', 'permanent', 'released'] as const
export type QuotaPlaceState = Item<typeof quotaPlaceStates>

export const orderStates = ['draft', 'placed', 'processing', 'closed', 'cancelled'] as const
export type OrderState = Item<typeof orderStates>

export const paymentStates = [
  'none',
  'pending',
  'authorised',
  'paid',
  'partlyRefunded',
  'refunded',
  'failed',
  'invoiced',
  'settled',
  'disputed',
  'chargedBack',
] as const
export type PaymentState = Item<typeof paymentStates>

/** The payer's bank asks for the money back, and what comes of it for us. */
export const disputeStates = ['open', 'won', 'lost'] as const
export type DisputeState = Item<typeof disputeStates>

/** Money on its way back: asked for, told to the provider, and what came of it. */
export const refundStates = ['requested', 'sent', 'confirmed', 'failed', 'withdrawn'] as const
export type RefundState = Item<typeof refundStates>

/** Why money goes back: staff gave it, straws or the order were called off, or it could not be given what it was for. */
export const refundCauses = ['given', 'reservedCancelled', 'orderCancelled', 'returnedByItself'] as const
export type RefundCause = Item<typeof refundCauses>

export const fulfilmentStates = ['waiting', 'picked', 'shipped', 'delivered', 'returned'] as const
export type FulfilmentState = Item<typeof fulfilmentStates>

/** LOC-09 */
export const customerTypes = ['private', 'professional', 'anonymous'] as const
export type CustomerType = Item<typeof customerTypes>

/** The two types an account can have. */
export const clientTypes = ['private', 'professional'] as const
export type ClientType = Item<typeof clientTypes>

/** CHK-01, in the order of the enum; the order a customer walks is in `checkout/steps`. */
export const checkoutTabs = [
  'basket',
  'embryo',
  'geneticMatchingInformation',
  'reservation',
  'information',
  'shipping',
  'payment',
  'orderSummary',
] as const
export type CheckoutTab = Item<typeof checkoutTabs>

/** DON-06 */
export const relatives = [
  'PaternalGrandfather',
  'PaternalGrandmother',
  'MaternalGrandfather',
  'MaternalGrandmother',
  'Father',
  'Mother',
  'Sibling',
] as const
export type Relative = Item<typeof relatives>

/** I18N-01 */
export const locales = [
  'en-GB',
  'de-DE',
  'fr-FR',
  'es-ES',
  'da-DK',
  'nl-NL',
  'zh-CN',
  'it-IT',
  'ja-JP',
  'pt-PT',
  'el-GR',
  'en-US',
  'es-US',
] as const
export type Locale = Item<typeof locales>

/** I18N-02 */
export const defaultLocale: Locale = 'en-GB'

/** The shops that are open; more regions are prepared. */
export const shopCodes = ['dk', 'usa', 'uk', 'de'] as const
export type ShopCode = Item<typeof shopCodes>

/** LOC-07 (16) */
export const shopRegions = [
  'de',
  'dk',
  'ee',
  'eu',
  'fi',
  'gr',
  'ie',
  'isr',
  'ita',
  'nl',
  'no',
  'se',
  'uk',
  'usa',
  'at',
  'ch',
] as const
export type ShopRegion = Item<typeof shopRegions>

export const paymentMethods = ['card', 'invoice', 'bankTransfer'] as const
export type PaymentMethod = Item<typeof paymentMethods>

export const shippingMethodKinds = ['dryIce', 'nitrogenTank', 'pickUp'] as const
export type ShippingMethodKind = Item<typeof shippingMethodKinds>

/** `shipped` moves no balance: the sale already did. `returned` is a sale undone before the straw left the bank. */
export const stockMovementKinds = [
  'received',
  'held',
  'holdReleased',
  'sold',
  'shipped',
  'returned',
  'expired',
  'destroyed',
  'recalled',
] as const
export type StockMovementKind = Item<typeof stockMovementKinds>

/** LAY-25, BLK-15: in the order they are shown. */
export const socialNetworks = [
  'facebook',
  'instagram',
  'linkedin',
  'youtube',
  'pinterest',
  'twitter',
] as const
export type SocialNetwork = Item<typeof socialNetworks>

/** RTE-19 */
export const siteAreas = ['shop', 'account', 'donationCountry', 'other'] as const
export type SiteArea = Item<typeof siteAreas>

export const staffRoles = [
  'editor',
  'translator',
  'publisher',
  'scripts',
  'orders',
  'lab',
  'coordinator',
  'responsible',
  'admin',
] as const
export type StaffRole = Item<typeof staffRoles>

/** Narrows text from outside to a member of one of these lists. */
export function isOneOf<const T extends string | number>(list: readonly T[], value: unknown): value is T {
  return (list as readonly unknown[]).includes(value)
}
