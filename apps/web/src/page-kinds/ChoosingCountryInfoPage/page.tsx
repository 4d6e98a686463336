import type { PageKindProps } from '../page-kind.ts'
import { EditablePage } from '../parts/editable-page.tsx'

/** CRT-06 */
export default function ChoosingCountryInfoPage(props: PageKindProps) {
  return <EditablePage {...props} />
}
