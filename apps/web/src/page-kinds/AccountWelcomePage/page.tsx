import type { PageKindProps } from '../page-kind.ts'
import { AccountPage } from '../parts/account-page.tsx'

/** PAGE-21 */
export default function AccountWelcomePage(props: PageKindProps) {
  return <AccountPage {...props} />
}
