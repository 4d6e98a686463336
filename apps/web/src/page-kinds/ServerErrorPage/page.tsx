import type { PageKindProps } from '../page-kind.ts'
import { EditablePage } from '../parts/editable-page.tsx'

/** PAGE-40 */
export default function ServerErrorPage(props: PageKindProps) {
  return <EditablePage {...props} />
}
