import type { PageKindProps } from '../page-kind.ts'
import { LaterPage } from '../parts/later-page.tsx'

/** PAGE-36 */
export default function AccountOnlinePaymentFailurePage(props: PageKindProps) {
  return <LaterPage {...props} />
}
