import type { PageKindProps } from '../page-kind.ts'
import { LaterPage } from '../parts/later-page.tsx'

/** PAGE-12: what it asks is answered after the order. */
export default function EmbryoPage(props: PageKindProps) {
  return <LaterPage {...props} />
}
