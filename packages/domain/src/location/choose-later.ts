import type { CustomerType, Regime, Standard } from '../vocabulary.ts'

/** LOC-57: the flag lies in the browser under this key as the text `true` or `false`. */
export const chooseLaterKey = 'Choosing-Treatmentcountry-Later'

/** LOC-02: the country that stands in while the real one is chosen later. */
export const laterCountry: { readonly regime: Regime; readonly standards: readonly Standard[] } = {
  regime: 'both',
  standards: ['eu'],
}

/**
 * Whether the treatment country is being chosen later (LOC-55, LOC-59): the shop allows it, the customer is not
 * professional, and the stored flag is `true`. `businessOverride`, when given, replaces the professional check (LOC-56).
 */
export function isChooseLaterActive(input: {
  readonly isEnabledInShop: boolean
  readonly customerType: CustomerType
  readonly storedFlag: string | null
  readonly businessOverride?: boolean
}): boolean {
  const isBusiness = input.businessOverride ?? input.customerType === 'professional'
  return input.isEnabledInShop && !isBusiness && parseChooseLaterFlag(input.storedFlag)
}

/** Only the text `true` means yes (LOC-57). */
export function parseChooseLaterFlag(text: string | null): boolean {
  return text === 'true'
}

/** The text to store. */
export function printChooseLaterFlag(isLater: boolean): string {
  return isLater ? 'true' : 'false'
}

/** LOC-58: signing in sets the flag to false; a private customer may set it again. */
export const flagAfterSignIn = printChooseLaterFlag(false)
