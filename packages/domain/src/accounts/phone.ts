/** An optional leading `+`, then digits only (ACC-31). */
export const isPhone = (phone: string): boolean => /^\+?\d+$/.test(phone)
