import type { PageKindProps } from '../page-kind.ts'
import { LaterPage } from '../parts/later-page.tsx'

/** TANK-01 */
export default function NitrogenTankReturnPage(props: PageKindProps) {
  return <LaterPage {...props} />
}
