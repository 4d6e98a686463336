import type { DonorIndex } from './donor-index.ts'
import { type DonorQuestion, nameFilters } from './donor-question.ts'
import { findDonors } from './find-donors.ts'
import type { MarketView } from './market-view.ts'
import { printResult } from './print-result.ts'

/** The body of `donorSearchResultSchema` for a question over one market, as JSON; of what is kept, as its bytes. */
export function answerSearch(
  index: DonorIndex,
  view: MarketView,
  question: DonorQuestion,
): string | Uint8Array {
  const filters = nameFilters(question)
  const isNew = !view.meet(filters)
  if (isNew) return printResult(findDonors(index, view, question, filters, isNew), view)
  const key = `${question.sort}|${question.from}|${question.take}|${filters}`
  const known = view.pages.get(key)
  if (known) return known
  const body = printResult(findDonors(index, view, question, filters, isNew), view)
  view.pages.offer(key, body)
  return body
}
