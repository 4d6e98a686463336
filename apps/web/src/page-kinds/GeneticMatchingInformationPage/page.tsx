import type { PageKindProps } from '../page-kind.ts'
import { SurfacePage } from '../parts/surface-page.tsx'

/** PAGE-13 */
export default function GeneticMatchingInformationPage(props: PageKindProps) {
  return <SurfacePage {...props} />
}
