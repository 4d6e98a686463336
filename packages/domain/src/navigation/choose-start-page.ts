import type { ClientType } from '../vocabulary.ts'

type TopItem = { readonly isActive: boolean; readonly isB2B: boolean }

/** LAY-14: for clinics or for private people, as the active top menu item says; private where none is active. */
export function isForClinics(topMenu: readonly TopItem[]): boolean {
  return topMenu.find(({ isActive }) => isActive)?.isB2B === true
}

/**
 * LAY-13: the start page of a visitor. A customer's own kind counts; of others the one the top menu stands on. Where the
 * shop has no start page for that kind, the first it has.
 *
 * @param clientType of who is signed in; null for everybody else
 */
export function chooseStartPage<Item extends TopItem>(
  topMenu: readonly Item[],
  clientType: ClientType | null,
): Item | null {
  const isB2B = clientType === null ? isForClinics(topMenu) : clientType === 'professional'
  return topMenu.find((item) => item.isB2B === isB2B) ?? topMenu[0] ?? null
}
