import type { PageKindProps } from '../page-kind.ts'
import { LaterPage } from '../parts/later-page.tsx'

/** PAGE-44 */
export default function NewsletterSettingsPage(props: PageKindProps) {
  return <LaterPage {...props} />
}
