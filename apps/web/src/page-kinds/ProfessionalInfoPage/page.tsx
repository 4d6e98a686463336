import type { PageKindProps } from '../page-kind.ts'
import { EditablePage } from '../parts/editable-page.tsx'

/** CRT-09 */
export default function ProfessionalInfoPage(props: PageKindProps) {
  return <EditablePage {...props} />
}
