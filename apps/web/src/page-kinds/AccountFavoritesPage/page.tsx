import type { PageKindProps } from '../page-kind.ts'
import { SurfacePage } from '../parts/surface-page.tsx'

/** PAGE-27: the donors a customer keeps in mind, and what they wait for. */
export default function AccountFavoritesPage(props: PageKindProps) {
  return <SurfacePage {...props} />
}
