import type { PageKindProps } from '../page-kind.ts'
import { SurfacePage } from '../parts/surface-page.tsx'

/** PAGE-17 */
export default function OrderSummaryPage(props: PageKindProps) {
  return <SurfacePage {...props} />
}
