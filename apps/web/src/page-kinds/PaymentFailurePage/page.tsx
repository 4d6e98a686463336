import type { PageKindProps } from '../page-kind.ts'
import { SurfacePage } from '../parts/surface-page.tsx'

/** PAGE-20 */
export default function PaymentFailurePage(props: PageKindProps) {
  return <SurfacePage {...props} />
}
