'use server'

import type { StaffSearch } from '@kindred/contracts/staff-search'
import { redirect } from 'next/navigation'
import { callAsStaff } from './call-staff.ts'

/** No seal of ours: the list says that this cannot be searched for. */
const impossible = 'impossible'

/**
 * Opens a list of the back office for what its filter asks. Words to look for may name a person, so they go into the
 * address sealed; it can still be shared among staff, kept, and come back to.
 */
export async function seek(list: string, form: FormData): Promise<void> {
  const asked = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value !== 'string' || value === '' || name.startsWith('$ACTION')) continue
    asked.set(
      ...((name === 'words' ? ['sought', await sealWords(list, value)] : [name, value]) as [string, string]),
    )
  }
  redirect(asked.size ? `${list}?${asked}` : list)
}

async function sealWords(list: string, words: string): Promise<string> {
  const sealed = await callAsStaff<StaffSearch>('/api/staff/search', list, {
    method: 'POST',
    body: { words },
  })
  return sealed?.sought ?? impossible
}
