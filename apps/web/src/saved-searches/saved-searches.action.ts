'use server'
import type { SavedSearch } from '@kindred/contracts/saved-searches'
import { redirect } from 'next/navigation'
import { accountPath } from '../account/account-path.ts'
import { requireSession } from '../identity/get-session.ts'
import { readLocale } from '../layouts/read-locale.ts'
import { callPersonal } from '../server/call-api.ts'
import { sayOutcome } from '../server/say-outcome.ts'
import { saveSearchPath } from './save-search-path.ts'

/** Keeps a search; what stands against it is said on the form, with everything still there. */
export async function saveSearch(form: FormData): Promise<void> {
  const { locale, read, searches, shopCode } = await open(form)
  const kind = read('kind') === 'egg' ? 'egg' : 'sperm'
  const [query, name] = [read('query'), read('name').trim()]
  const said = name
    ? await sayOutcome(
        callPersonal(shopCode)<SavedSearch>(searches, {
          method: 'POST',
          body: { name: name.slice(0, 60), kind, query, hasAlert: read('hasAlert') === 'yes' },
        }),
        'saved',
      )
    : 'name-missing'
  redirect(
    said === 'saved'
      ? listPath(locale, 'saved')
      : saveSearchPath(locale, { kind, shopCode, query, name, failed: said }),
  )
}

/** Opens a search with the newest first; from now on what it finds was seen. */
export async function openSearch(form: FormData): Promise<void> {
  const { locale, read, own, shopCode } = await open(form)
  const said = await sayOutcome(callPersonal(shopCode)(`${own}/seen`, { method: 'POST' }), 'seen')
  const href = read('href')
  // Only a page of this site: one slash, and no other site behind it.
  redirect(said === 'no-search' || !/^\/[a-z]{2}-[a-z]{2}\//.test(href) ? listPath(locale, said) : href)
}

export async function changeSearch(form: FormData): Promise<void> {
  const { locale, read, own, shopCode } = await open(form)
  const name = read('name').trim().slice(0, 60)
  const body = { name, hasAlert: read('hasAlert') === 'yes' }
  redirect(
    listPath(
      locale,
      name
        ? await sayOutcome(callPersonal(shopCode)(own, { method: 'PUT', body }), 'changed')
        : 'name-missing',
    ),
  )
}

/** Removes a search; the page then offers to take it back. */
export async function removeSearch(form: FormData): Promise<void> {
  const { locale, read, own, shopCode } = await open(form)
  const said = await sayOutcome(callPersonal(shopCode)(own, { method: 'DELETE' }), 'removed')
  redirect(listPath(locale, said, said === 'removed' ? read('id') : undefined))
}

export async function takeBackSearch(form: FormData): Promise<void> {
  const { locale, own, shopCode } = await open(form)
  redirect(
    listPath(
      locale,
      await sayOutcome(callPersonal(shopCode)(`${own}/restore`, { method: 'POST' }), 'restored'),
    ),
  )
}

async function open(form: FormData) {
  const read = (name: string) => String(form.get(name) ?? '')
  const locale = readLocale(read('locale'))
  const user = await requireSession(accountPath(locale, 'favourites'))
  const searches = `/api/users/${user.username}/searches`
  return {
    locale,
    read,
    searches,
    own: `${searches}/${encodeURIComponent(read('id'))}`,
    shopCode: read('shopCode'),
  }
}

/** What was done, or what stood against it, goes into the address: the page says it, with or without scripts. */
function listPath(locale: string, said: string, removed?: string): string {
  const undo = removed ? `&undo=${encodeURIComponent(removed)}` : ''
  return `${accountPath(locale, 'favourites')}?searches=${said}${undo}#saved-searches`
}
