import type { PageKindProps } from '../page-kind.ts'
import { EditablePage } from '../parts/editable-page.tsx'

/** PAGE-42: the words of the privacy call. */
export default function PrivacyPage(props: PageKindProps) {
  return <EditablePage {...props} />
}
