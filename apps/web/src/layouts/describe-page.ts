import type { Metadata } from 'next'
import { describePageOfPosts, listsPosts } from '../page-kinds/blog/describe-page-of-posts.ts'
import { readPageNumber } from '../page-kinds/blog/read-page-number.ts'
import { readSearch } from '../page-kinds/donor-search/search-state.ts'
import { openPage } from '../server/open-page.ts'
import { getTexts } from '../texts/get-texts.ts'
import { printMetadata } from './print-metadata.ts'
import type { Query } from './query.ts'
import { readLocale } from './read-locale.ts'

/** What the head of a page says of it: to people, to search engines, and to who is shown a link to it. */
export async function describePage(path: string, query: Query = {}): Promise<Metadata> {
  const found = await openPage(path)
  const { t } = await getTexts(readLocale(path.split('/')[1] ?? ''))
  if (found.outcome === 'page') {
    const { page } = found
    const number = listsPosts(page) ? readPageNumber(query.page) : null
    if (/^Search(Sperm|Egg)DonorPage$/.test(page.kind) && readSearch(query).isSideBySide)
      return {
        title: t('compare.title', { kind: page.kind === 'SearchEggDonorPage' ? 'egg' : 'sperm' }),
        robots: { index: false },
      }
    const isLater = number !== null && number > 1
    const meta = isLater
      ? describePageOfPosts(page.meta, number, t('blog.page', { page: number }))
      : page.meta
    return printMetadata({ ...page, meta }, t('common.siteName'))
  }
  return { title: t(found.outcome === 'error' ? 'layout.serverErrorTitle' : 'layout.notFoundTitle') }
}
