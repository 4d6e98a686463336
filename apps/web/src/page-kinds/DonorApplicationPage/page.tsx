import type { PageKindProps } from '../page-kind.ts'
import { LaterPage } from '../parts/later-page.tsx'

/** DNR-02 */
export default function DonorApplicationPage(props: PageKindProps) {
  return <LaterPage {...props} />
}
