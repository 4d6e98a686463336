import type { PageKindProps } from '../page-kind.ts'
import { EditablePage } from '../parts/editable-page.tsx'

/** DNR-03 */
export default function DonorGuidePage(props: PageKindProps) {
  return <EditablePage {...props} />
}
