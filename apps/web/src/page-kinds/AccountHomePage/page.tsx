import type { PageKindProps } from '../page-kind.ts'
import { SurfacePage } from '../parts/surface-page.tsx'

/** PAGE-22 */
export default function AccountHomePage(props: PageKindProps) {
  return <SurfacePage {...props} />
}
