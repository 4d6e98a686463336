import type { PageKindProps } from '../page-kind.ts'
import { EditablePage } from '../parts/editable-page.tsx'

/** CRT-04 */
export default function CreateAccountResultPage(props: PageKindProps) {
  return <EditablePage {...props} />
}
