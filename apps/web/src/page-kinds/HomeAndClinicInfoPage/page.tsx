import type { PageKindProps } from '../page-kind.ts'
import { EditablePage } from '../parts/editable-page.tsx'

/** CRT-07 */
export default function HomeAndClinicInfoPage(props: PageKindProps) {
  return <EditablePage {...props} />
}
