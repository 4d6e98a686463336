/** The drawing of a way to pay, as the master data of a shop names it: `Visa`. */
export const paymentIcon = (name: string): string => `/svg/payment-types/${name.toLowerCase()}.svg`
