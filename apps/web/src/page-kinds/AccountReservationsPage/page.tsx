import type { PageKindProps } from '../page-kind.ts'
import { ElsewherePage } from '../parts/elsewhere-page.tsx'

/** PAGE-30: what is reserved stands with what is stored, each with its last day. */
export default function AccountReservationsPage(props: PageKindProps) {
  return <ElsewherePage {...props} to="deposits" />
}
