import type { PageKindProps } from '../page-kind.ts'
import { SurfacePage } from '../parts/surface-page.tsx'

/** PAGE-14 */
export default function ReservationTimePage(props: PageKindProps) {
  return <SurfacePage {...props} />
}
