import type { PageKindProps } from '../page-kind.ts'
import { LaterPage } from '../parts/later-page.tsx'

/** PAGE-34 */
export default function AccountOnlinePaymentInformationPage(props: PageKindProps) {
  return <LaterPage {...props} />
}
