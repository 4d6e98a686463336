import type { PageKindProps } from '../page-kind.ts'
import { LaterPage } from '../parts/later-page.tsx'

/** PAGE-30 */
export default function AccountReservationsPage(props: PageKindProps) {
  return <LaterPage {...props} />
}
