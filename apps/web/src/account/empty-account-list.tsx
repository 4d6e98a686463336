import { EmptyState } from '@kindred/ui/empty-state/empty-state'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { homePath } from '../checkout/place.ts'
import { findKindPath } from '../server/find-kind-path.ts'
import { getTexts } from '../texts/get-texts.ts'
import type { Account } from './open-account.ts'

/** Why a list is empty, and the way to fill it. `area` holds emptyTitle, empty and emptyAction. */
export async function EmptyAccountList({ account, area }: { account: Account; area: string }) {
  const { t } = await getTexts(account.locale)
  const search = await findKindPath({ ...account, path: homePath(account) }, 'SearchSpermDonorPage')
  return (
    <EmptyState
      title={t(`${area}.emptyTitle`)}
      headingLevel={3}
      action={
        <LinkButton variant="outlined" href={search ?? homePath(account)}>
          {t(`${area}.emptyAction`)}
        </LinkButton>
      }
    >
      {t(`${area}.empty`)}
    </EmptyState>
  )
}
