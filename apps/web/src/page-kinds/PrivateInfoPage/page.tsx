import type { PageKindProps } from '../page-kind.ts'
import { EditablePage } from '../parts/editable-page.tsx'

/** CRT-08 */
export default function PrivateInfoPage(props: PageKindProps) {
  return <EditablePage {...props} />
}
