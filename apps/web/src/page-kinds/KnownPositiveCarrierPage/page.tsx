import type { PageKindProps } from '../page-kind.ts'
import { EditablePage } from '../parts/editable-page.tsx'

/** PAGE-43 */
export default function KnownPositiveCarrierPage(props: PageKindProps) {
  return <EditablePage {...props} />
}
