import type { WaitingListEntry } from '@kindred/contracts/waiting-list'
import { Note } from '@kindred/ui/note/note'
import { Panel } from '@kindred/ui/panel/panel'
import type { Account } from '../account/open-account.ts'
import { homePath } from '../checkout/place.ts'
import { findDonorPath, findKindPath } from '../server/find-kind-path.ts'
import { getTexts } from '../texts/get-texts.ts'
import { WaitingRow } from './waiting-row.tsx'

type WaitingPartProps = {
  entries: readonly WaitingListEntry[]
  account: Account
  /** What the person just did, or why it could not be done. */
  did?: string
}

/** What a customer waits for, with the time left; each can be renewed and left (FAV-14). */
export async function WaitingPart({ entries, account, did }: WaitingPartProps) {
  const { locale } = account
  const { t, has } = await getTexts(locale)
  const place = { ...account, path: homePath(account) }
  const paths = {
    sperm: await findPath('SearchSpermDonorPage'),
    egg: await findPath('SearchEggDonorPage'),
  }
  async function findPath(kind: string): Promise<string> {
    return findDonorPath(place, (await findKindPath(place, kind)) ?? place.path)
  }
  return (
    <section id="waiting-list" className="k-account__part">
      <header>
        <h2>{t('waitingList.title')}</h2>
      </header>
      <p className="k-waiting__lead">{t('waitingList.lead')}</p>
      <div role="status">{did && <Said did={did} t={t} has={has} />}</div>
      {entries.length === 0 ? (
        <p>{t('waitingList.empty')}</p>
      ) : (
        <Panel flush>
          <ul className="k-waiting">
            {entries.map((entry) => (
              <WaitingRow
                key={entry.waitingListGuid}
                entry={entry}
                locale={locale}
                href={`${paths[entry.kind]}${entry.donorId}/`}
              />
            ))}
          </ul>
        </Panel>
      )}
    </section>
  )
}

type Texts = Pick<Awaited<ReturnType<typeof getTexts>>, 't' | 'has'>

function Said({ did, t, has }: { did: string } & Texts) {
  if (did === 'renewed' || did === 'left') return <Note tone="ok">{t(`waitingList.did.${did}`)}</Note>
  const code = /^[a-z-]{1,40}$/.test(did) && has(`waitingList.errors.${did}`) ? did : 'other'
  return <Note tone="error">{t(`waitingList.errors.${code}`)}</Note>
}
