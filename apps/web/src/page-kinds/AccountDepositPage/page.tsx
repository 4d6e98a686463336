import type { PageKindProps } from '../page-kind.ts'
import { LaterPage } from '../parts/later-page.tsx'

/** PAGE-24: explains storage renewal of one deposit. */
export default function AccountDepositPage(props: PageKindProps) {
  return <LaterPage {...props} />
}
