'use server'
import { CallError } from '@kindred/contracts/request'
import { redirect } from 'next/navigation'
import { accountPath } from '../account/account-path.ts'
import { requireSession } from '../identity/get-session.ts'
import { readLocale } from '../layouts/read-locale.ts'
import { callPersonal } from '../server/call-api.ts'

/** What became of a note: the text as it is kept, or the code of the refusal. */
export type NoteOutcome = { note: string; code?: undefined } | { note?: undefined; code: string } | null

/** Writes a note on a favourite; empty takes it away. Works without scripts as well. */
export async function saveNote(_before: NoteOutcome, form: FormData): Promise<NoteOutcome> {
  const { path, user, donorGuid, shopCode } = await open(form)
  const note = String(form.get('note') ?? '').slice(0, 500)
  try {
    return await callPersonal(shopCode)<{ note: string }>(
      `/api/users/${user.username}/Donors/Favorites/${donorGuid}/note`,
      { method: 'PUT', body: { note } },
    )
  } catch (error) {
    if (error instanceof CallError && error.status === 401) redirect(path)
    return { code: error instanceof CallError ? (error.errors[0]?.code ?? 'other') : 'unavailable' }
  }
}

/** Lets a favourite go where the page has no scripts; with them the heart does it. */
export async function removeFavourite(form: FormData): Promise<void> {
  const { path, user, donorGuid, shopCode } = await open(form)
  await callPersonal(shopCode)(`/api/users/${user.username}/Donors/Favorites/${donorGuid}`, {
    method: 'DELETE',
  })
  redirect(path)
}

async function open(form: FormData) {
  const path = accountPath(readLocale(String(form.get('locale') ?? '')), 'favourites')
  const user = await requireSession(path)
  const donorGuid = encodeURIComponent(String(form.get('donorGuid') ?? ''))
  return { path, user, donorGuid, shopCode: String(form.get('shopCode') ?? '') }
}
