import type { PageKindProps } from '../page-kind.ts'
import { LaterPage } from '../parts/later-page.tsx'

/** PAGE-26 */
export default function AccountEjaculateInfoPage(props: PageKindProps) {
  return <LaterPage {...props} />
}
