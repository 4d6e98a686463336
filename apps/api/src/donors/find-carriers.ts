import { findCarriersOf, type Reader } from './donor.store.ts'

/** Which of these donors have a carrier finding, by id and by the code people know them by. */
export function findCarriers(
  on: Reader,
  donorIds: readonly (string | null)[],
): Promise<{ id: string; code: string; alias: string }[]> {
  return findCarriersOf(
    on,
    donorIds.filter((id) => id !== null),
  )
}
