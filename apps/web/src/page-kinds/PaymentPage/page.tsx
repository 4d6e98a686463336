import type { PageKindProps } from '../page-kind.ts'
import { SurfacePage } from '../parts/surface-page.tsx'

/** PAGE-18 */
export default function PaymentPage(props: PageKindProps) {
  return <SurfacePage {...props} />
}
