import type { PageKindProps } from '../page-kind.ts'
import { LaterPage } from '../parts/later-page.tsx'

/** PAGE-28 */
export default function AccountPregnanciesPage(props: PageKindProps) {
  return <LaterPage {...props} />
}
