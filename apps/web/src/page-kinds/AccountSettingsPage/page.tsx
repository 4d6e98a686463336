import type { PageKindProps } from '../page-kind.ts'
import { LaterPage } from '../parts/later-page.tsx'

/** PAGE-31 */
export default function AccountSettingsPage(props: PageKindProps) {
  return <LaterPage {...props} />
}
