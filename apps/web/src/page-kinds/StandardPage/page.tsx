import type { PageKindProps } from '../page-kind.ts'
import { EditablePage } from '../parts/editable-page.tsx'

/** PAGE-07: heading, intro, blocks. */
export default function StandardPage(props: PageKindProps) {
  return <EditablePage {...props} />
}
