import type { PageKindProps } from '../page-kind.ts'
import { SurfacePage } from '../parts/surface-page.tsx'

/** PAGE-19 */
export default function PaymentSuccessfulPage(props: PageKindProps) {
  return <SurfacePage {...props} />
}
