import type { PageKindProps } from '../page-kind.ts'
import { SurfacePage } from '../parts/surface-page.tsx'

/** PAGE-29 */
export default function AccountQuotasPage(props: PageKindProps) {
  return <SurfacePage {...props} />
}
