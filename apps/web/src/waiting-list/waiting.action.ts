'use server'
import { redirect } from 'next/navigation'
import { accountPath } from '../account/account-path.ts'
import { requireSession } from '../identity/get-session.ts'
import { readLocale } from '../layouts/read-locale.ts'
import { callPersonal } from '../server/call-api.ts'
import { sayOutcome } from '../server/say-outcome.ts'

/** Waits for 90 days more, or again, under the law it was begun under (FAV-12). */
export async function renewWaiting(form: FormData): Promise<void> {
  const read = (name: string) => String(form.get(name) ?? '')
  await run(form, 'renewed', (shopCode) =>
    callPersonal(shopCode)(`/api/stocknotifications/${encodeURIComponent(read('department'))}`, {
      method: 'POST',
      headers: { 'x-treatment-country': read('country'), 'x-treatment-state': read('state') },
      body: { donorGuid: read('donorGuid'), strawType: read('strawType'), amount: Number(read('amount')) },
    }),
  )
}

/** Leaves the list (FAV-13). */
export async function leaveWaiting(form: FormData): Promise<void> {
  await run(form, 'left', (shopCode) =>
    callPersonal(shopCode)(`/api/stocknotifications/${encodeURIComponent(String(form.get('id') ?? ''))}`, {
      method: 'DELETE',
    }),
  )
}

/** What was done, or the code of what stood against it, goes into the address: the page says it, with or without scripts. */
async function run(
  form: FormData,
  done: 'renewed' | 'left',
  call: (shopCode: string) => Promise<unknown>,
): Promise<never> {
  const path = accountPath(readLocale(String(form.get('locale') ?? '')), 'favourites')
  await requireSession(path)
  redirect(`${path}?waiting=${await sayOutcome(call(String(form.get('shopCode') ?? '')), done)}#waiting-list`)
}
