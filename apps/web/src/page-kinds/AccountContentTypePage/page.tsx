import type { PageKindProps } from '../page-kind.ts'
import { AccountPage } from '../parts/account-page.tsx'

/** PAGE-33 */
export default function AccountContentTypePage(props: PageKindProps) {
  return <AccountPage {...props} />
}
