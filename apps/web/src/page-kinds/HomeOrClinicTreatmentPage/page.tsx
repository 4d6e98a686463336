import type { PageKindProps } from '../page-kind.ts'
import { EditablePage } from '../parts/editable-page.tsx'

/** CRT-05 */
export default function HomeOrClinicTreatmentPage(props: PageKindProps) {
  return <EditablePage {...props} />
}
