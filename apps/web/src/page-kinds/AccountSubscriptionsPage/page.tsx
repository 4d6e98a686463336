import type { PageKindProps } from '../page-kind.ts'
import { LaterPage } from '../parts/later-page.tsx'

/** PAGE-32 */
export default function AccountSubscriptionsPage(props: PageKindProps) {
  return <LaterPage {...props} />
}
