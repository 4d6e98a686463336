import type { PageKindProps } from '../page-kind.ts'
import { LaterPage } from '../parts/later-page.tsx'

/** PAGE-25 */
export default function AccountDownloadPage(props: PageKindProps) {
  return <LaterPage {...props} />
}
