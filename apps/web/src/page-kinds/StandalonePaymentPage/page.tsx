import type { PageKindProps } from '../page-kind.ts'
import { LaterPage } from '../parts/later-page.tsx'

/** PAGE-45 */
export default function StandalonePaymentPage(props: PageKindProps) {
  return <LaterPage {...props} />
}
