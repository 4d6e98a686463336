import type { PageKindProps } from '../page-kind.ts'
import { AccountColumns } from './account-columns.tsx'
import { EditablePage } from './editable-page.tsx'

/** A page of the account that is made of the editor’s words alone. */
export function AccountPage(props: PageKindProps) {
  return (
    <AccountColumns {...props}>
      <EditablePage {...props} />
    </AccountColumns>
  )
}
