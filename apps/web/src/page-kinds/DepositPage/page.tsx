import type { PageKindProps } from '../page-kind.ts'
import { SurfacePage } from '../parts/surface-page.tsx'

/** PAGE-23: straws kept for the customer. */
export default function DepositPage(props: PageKindProps) {
  return <SurfacePage {...props} />
}
