import type { PageKindProps } from '../page-kind.ts'
import { EditablePage } from '../parts/editable-page.tsx'

/** PAGE-40: what editors say where a page is missing; search engines stay away. */
export default function NotFoundPage(props: PageKindProps) {
  return <EditablePage {...props} />
}
