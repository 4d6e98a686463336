import type { WaitingListEntry } from '@kindred/contracts/waiting-list'
import { Badge, type BadgeTone } from '@kindred/ui/badge/badge'
import { Button } from '@kindred/ui/button/button'
import { Link } from '@kindred/ui/link/link'
import { Avatar } from '@kindred/ui/portrait/portrait'
import { getTexts } from '../texts/get-texts.ts'
import { leaveWaiting, renewWaiting } from './waiting.action.ts'

const tones: Record<WaitingListEntry['state'], BadgeTone> = {
  waiting: 'info',
  told: 'juniper',
  ended: 'neutral',
}

/** One thing somebody waits for: of whom, how long still, how many are ahead. Both buttons work without scripts. */
export async function WaitingRow({
  entry,
  locale,
  href,
}: {
  entry: WaitingListEntry
  locale: string
  href: string
}) {
  const { t, format } = await getTexts(locale)
  const { state, name } = entry
  const day = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'long' })
  const renew = t(state === 'waiting' ? 'waitingList.renew' : 'waitingList.again')
  const leave = t('waitingList.leave')
  return (
    <li>
      <Avatar src={entry.portraitUrl} />
      <div className="k-waiting__what">
        <p>
          <Link href={href}>{name}</Link> <small>{entry.donorId}</small>{' '}
          <Badge tone={tones[state]}>{t(`waitingList.state.${state}`)}</Badge>
        </p>
        <p>{t('waitingList.straws', { count: entry.amount, type: entry.strawType })}</p>
        <p>
          {state === 'waiting' && (
            <>
              {t('waitingList.until', { date: day(entry.expiresAt) })}{' '}
              {t('waitingList.ahead', { count: entry.ahead })}
            </>
          )}
          {state === 'told' && t('waitingList.toldOn', { date: day(entry.toldAt ?? entry.since) })}
          {state === 'ended' && t('waitingList.endedOn', { date: day(entry.expiresAt) })}
        </p>
      </div>
      <div className="k-row">
        <form action={renewWaiting}>
          <Fixed entry={entry} locale={locale} />
          <Button type="submit" variant="outlined" size="small" aria-label={`${renew}: ${name}`}>
            {renew}
          </Button>
        </form>
        <form action={leaveWaiting}>
          <Fixed entry={entry} locale={locale} />
          <Button type="submit" variant="text" size="small" aria-label={`${leave}: ${name}`}>
            {leave}
          </Button>
        </form>
      </div>
    </li>
  )
}

function Fixed({ entry, locale }: { entry: WaitingListEntry; locale: string }) {
  const values = {
    locale,
    id: entry.waitingListGuid,
    department: entry.legalDepartmentGuid,
    shopCode: entry.shopCode,
    donorGuid: entry.donorGuid,
    strawType: entry.strawType,
    amount: entry.amount,
    country: entry.treatmentCountry,
    state: entry.treatmentState,
  }
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
