/** Columns of an order's tables with their types, as `insertRows` takes them. */
export const basketColumns = {
  id: 'uuid',
  shopCode: 'text',
  customerId: 'uuid',
  customerType: 'shop.customer_type',
  language: 'text',
  currency: 'text',
  treatmentCountry: 'text',
  treatmentState: 'text',
  basketState: 'shop.basket_state',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const

export const orderColumns = {
  id: 'uuid',
  number: 'text',
  shopCode: 'text',
  customerId: 'uuid',
  customerType: 'shop.customer_type',
  basketId: 'uuid',
  language: 'text',
  treatmentCountry: 'text',
  treatmentState: 'text',
  orderState: 'shop.order_state',
  paymentState: 'shop.payment_state',
  fulfilmentState: 'shop.fulfilment_state',
  paymentMethod: 'shop.payment_method',
  currency: 'text',
  subtotalMinor: 'int',
  shippingMinor: 'int',
  shippingTaxRateBp: 'int',
  taxMinor: 'int',
  totalMinor: 'int',
  delivery: 'jsonb',
  billing: 'jsonb',
  clinicId: 'uuid',
  clinicName: 'text',
  shippingMethod: 'text',
  dispatchOn: 'date',
  consents: 'jsonb',
  createdAt: 'timestamptz',
  placedAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const

export const lineColumns = {
  id: 'uuid',
  orderId: 'uuid',
  position: 'int',
  lineHandlingType: 'shop.line_handling_type',
  productKind: 'shop.product_kind',
  donorId: 'uuid',
  stockItemId: 'uuid',
  description: 'jsonb',
  periodMonths: 'int',
  quantity: 'int',
  unitPriceMinor: 'int',
  taxRateBp: 'int',
  taxMinor: 'int',
  totalMinor: 'int',
  addedAutomatically: 'boolean',
} as const

export const invoiceColumns = {
  kind: 'shop.invoice_kind',
  number: 'text',
  legalDepartmentId: 'int',
  year: 'int',
  sequence: 'int',
  orderId: 'uuid',
  issuedOn: 'date',
  language: 'text',
  currency: 'text',
  netMinor: 'int',
  taxMinor: 'int',
  totalMinor: 'int',
  content: 'jsonb',
  createdAt: 'timestamptz',
} as const

export const paymentColumns = {
  id: 'uuid',
  orderId: 'uuid',
  provider: 'text',
  providerReference: 'text',
  method: 'shop.payment_method',
  amountMinor: 'int',
  currency: 'text',
  paymentState: 'shop.payment_state',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const

export const sandboxColumns = {
  id: 'uuid',
  merchantReference: 'text',
  amountMinor: 'int',
  currency: 'text',
  description: 'text',
  returnUrl: 'text',
  cancelUrl: 'text',
  language: 'text',
  state: 'text',
  cardLast4: 'text',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const

export const depositColumns = {
  customerId: 'uuid',
  shopCode: 'text',
  donorId: 'uuid',
  orderLineId: 'uuid',
  kind: 'shop.deposit_kind',
  quantity: 'int',
  startsOn: 'date',
  endsOn: 'date',
  createdAt: 'timestamptz',
} as const

export const historyColumns = {
  orderId: 'uuid',
  machine: 'text',
  fromState: 'text',
  toState: 'text',
  by: 'text',
  at: 'timestamptz',
} as const

export const shipmentColumns = {
  orderId: 'uuid',
  method: 'text',
  trackingNumber: 'text',
  shippedAt: 'timestamptz',
  deliveredAt: 'timestamptz',
} as const
