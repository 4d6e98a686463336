import { Pagination } from '@kindred/ui/pagination/pagination'
import { getTexts } from '../texts/get-texts.ts'
import type { OpenList } from './open-list.ts'
import { staffLocale } from './staff-locale.ts'

type ListPagesProps = {
  list: Pick<OpenList<string>, 'current' | 'addressOf' | 'pagesOf'>
  label: string
  /** Rows on all pages. */
  total: number
}

/** The pages of a list of the back office, each by its number. */
export async function ListPages({ list, label, total }: ListPagesProps) {
  const { t } = await getTexts(staffLocale)
  return (
    <Pagination
      label={label}
      current={list.current}
      total={list.pagesOf(total)}
      hrefFor={list.addressOf}
      pageLabel={(number) => t('staff.page', { number })}
      previousLabel={t('staff.previousPage')}
      nextLabel={t('staff.nextPage')}
    />
  )
}
