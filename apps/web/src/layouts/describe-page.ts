import type { Metadata } from 'next'
import { openPage } from '../server/open-page.ts'
import { getTexts } from '../texts/get-texts.ts'
import { printMetadata } from './print-metadata.ts'
import { readLocale } from './read-locale.ts'

/** What the head of a page says of it: to people, to search engines, and to who is shown a link to it. */
export async function describePage(path: string): Promise<Metadata> {
  const found = await openPage(path)
  const { t } = await getTexts(readLocale(path.split('/')[1] ?? ''))
  if (found.outcome === 'page') return printMetadata(found.page, t('common.siteName'))
  return { title: t(found.outcome === 'error' ? 'layout.serverErrorTitle' : 'layout.notFoundTitle') }
}
