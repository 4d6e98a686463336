import type { PageKindProps } from '../page-kind.ts'
import { EditablePage } from '../parts/editable-page.tsx'

/** CRT-02 */
export default function CountryAndResidencePage(props: PageKindProps) {
  return <EditablePage {...props} />
}
