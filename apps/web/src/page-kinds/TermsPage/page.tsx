import type { PageKindProps } from '../page-kind.ts'
import { EditablePage } from '../parts/editable-page.tsx'

/** PAGE-41: the words of the terms call. */
export default function TermsPage(props: PageKindProps) {
  return <EditablePage {...props} />
}
