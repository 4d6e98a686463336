import type { PageKindProps } from '../page-kind.ts'
import { SurfacePage } from '../parts/surface-page.tsx'

/** PAGE-11 */
export default function BasketPage(props: PageKindProps) {
  return <SurfacePage {...props} />
}
