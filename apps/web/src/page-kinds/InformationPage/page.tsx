import type { PageKindProps } from '../page-kind.ts'
import { SurfacePage } from '../parts/surface-page.tsx'

/** PAGE-15 */
export default function InformationPage(props: PageKindProps) {
  return <SurfacePage {...props} />
}
