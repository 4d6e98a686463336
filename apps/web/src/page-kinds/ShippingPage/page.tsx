import type { PageKindProps } from '../page-kind.ts'
import { SurfacePage } from '../parts/surface-page.tsx'

/** PAGE-16 */
export default function ShippingPage(props: PageKindProps) {
  return <SurfacePage {...props} />
}
