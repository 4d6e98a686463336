import type { PageKindProps } from '../page-kind.ts'
import { LaterPage } from '../parts/later-page.tsx'

/** PAGE-35 */
export default function AccountOnlinePaymentSuccessPage(props: PageKindProps) {
  return <LaterPage {...props} />
}
