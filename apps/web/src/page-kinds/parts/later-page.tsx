import { describeKind } from '@kindred/content/config/page-kinds.ts'
import type { PageKindProps } from '../page-kind.ts'
import { AccountColumns } from './account-columns.tsx'
import { EditablePage } from './editable-page.tsx'
import { LaterNote } from './later-note.tsx'

/** A kind whose records are not kept yet: the editor’s words, and what is the case. Never a picture of what is not there. */
export function LaterPage(props: PageKindProps) {
  const page = (
    <EditablePage {...props}>
      <LaterNote {...props} />
    </EditablePage>
  )
  const isOfAccount = describeKind(props.page.kind)?.siteArea === 'account'
  return isOfAccount ? <AccountColumns {...props}>{page}</AccountColumns> : page
}
