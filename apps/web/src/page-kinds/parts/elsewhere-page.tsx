import { LinkButton } from '@kindred/ui/link-button/link-button'
import { type AccountPage, accountPageTitles, accountPath } from '../../account/account-path.ts'
import { getTexts } from '../../texts/get-texts.ts'
import type { PageKindProps } from '../page-kind.ts'
import { AccountColumns } from './account-columns.tsx'
import { EditablePage } from './editable-page.tsx'

/** A kind whose records stand on another page of the account: the editor’s words, and the way there. */
export async function ElsewherePage({ to, ...props }: PageKindProps & { to: AccountPage }) {
  const { locale } = props
  const { t } = await getTexts(locale)
  return (
    <AccountColumns {...props}>
      <EditablePage {...props}>
        <p className="k-wrap k-block">
          <LinkButton href={accountPath(locale, to)}>
            {t('pages.open', { title: t(accountPageTitles[to]) })}
          </LinkButton>
        </p>
      </EditablePage>
    </AccountColumns>
  )
}
