import {
  customerTypes,
  donorKinds,
  fulfilmentStates,
  lineHandlingTypes,
  orderStates,
  paymentMethods,
  paymentStates,
  productKinds,
  quotaPlaceStates,
  quotaUnits,
  refundCauses,
  refundStates,
  releaseTypes,
  stockMovementKinds,
  strawTypes,
  tiers,
} from '@kindred/domain/vocabulary'
import { shop } from './shop-schema.ts'

/** The words of the database are the words of the domain: one list, read here. */
export const donorKind = shop.enum('donor_kind', donorKinds)
export const releaseType = shop.enum('release_type', releaseTypes)
export const profileTier = shop.enum('profile_tier', tiers)
/** Eggs and embryos are kept in devices of their own, counted in the same ledger with MOT class 0. */
export const strawType = shop.enum('straw_type', [...strawTypes, 'eggLot', 'embryo'])
export const customerType = shop.enum('customer_type', customerTypes)
export const quotaUnit = shop.enum('quota_unit', quotaUnits)
export const quotaPlaceState = shop.enum('quota_place_state', quotaPlaceStates)
export const lineHandlingType = shop.enum('line_handling_type', lineHandlingTypes)
export const productKind = shop.enum('product_kind', productKinds)
export const orderState = shop.enum('order_state', orderStates)
export const paymentState = shop.enum('payment_state', paymentStates)
export const fulfilmentState = shop.enum('fulfilment_state', fulfilmentStates)
export const refundState = shop.enum('refund_state', refundStates)
export const refundCause = shop.enum('refund_cause', refundCauses)
export const paymentMethod = shop.enum('payment_method', paymentMethods)
export const stockMovementKind = shop.enum('stock_movement_kind', stockMovementKinds)
export const basketState = shop.enum('basket_state', ['open', 'ordered', 'expired', 'merged'])
export const depositKind = shop.enum('deposit_kind', ['stored', 'reserved'])
export const addressKind = shop.enum('address_kind', ['delivery', 'billing'])
