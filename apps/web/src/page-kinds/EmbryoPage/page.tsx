import type { PageKindProps } from '../page-kind.ts'
import { SurfacePage } from '../parts/surface-page.tsx'

/** PAGE-12 */
export default function EmbryoPage(props: PageKindProps) {
  return <SurfacePage {...props} />
}
