import type { PageKindProps } from '../page-kind.ts'
import { LaterPage } from '../parts/later-page.tsx'

/** PAGE-27 */
export default function AccountFavoritesPage(props: PageKindProps) {
  return <LaterPage {...props} />
}
