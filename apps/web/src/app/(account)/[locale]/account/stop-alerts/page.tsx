import { CallError } from '@kindred/contracts/request'
import { Button } from '@kindred/ui/button/button'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Note } from '@kindred/ui/note/note'
import { callAsVisitor } from '../../../../../identity/call-as-visitor.ts'
import { SignInFrame } from '../../../../../identity/sign-in-frame.tsx'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { stopAlerts } from '../../../../../saved-searches/stop-alerts.action.ts'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

// The address holds the token: no other site hears of it.
export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: t('savedSearches.stop.title'), referrer: 'no-referrer' }
}

/** Where the foot of mails about new donors leads: it says what would end and ends it by a press, without a sign-in. */
export default async function StopAlertsPage({ params, searchParams }: Props) {
  const locale = readLocale((await params).locale)
  const { token, done, error } = await searchParams
  const { t } = await getTexts(locale)
  const found = done || error === 'link-not-right' ? null : await look(typeof token === 'string' ? token : '')
  const isDown = error === 'unavailable' || found === 'unavailable'
  const list = (
    <LinkButton variant="outlined" href={`/${locale}/account/favourites/#saved-searches`}>
      {t('savedSearches.stop.list')}
    </LinkButton>
  )
  if (done || found === 0)
    return (
      <SignInFrame locale={locale} shopCode="dk" title={t('savedSearches.stop.doneTitle')}>
        <p className="k-lead">{t('savedSearches.stop.done')}</p>
        {list}
      </SignInFrame>
    )
  return (
    <SignInFrame locale={locale} shopCode="dk" title={t('savedSearches.stop.title')}>
      {isDown && <Note tone="error">{t('savedSearches.errors.unavailable')}</Note>}
      {found === null && <Note tone="error">{t('savedSearches.stop.badLink')}</Note>}
      {typeof found === 'number' && (
        <p className="k-lead">{t('savedSearches.stop.text', { count: found })}</p>
      )}
      {found !== null ? (
        <form action={stopAlerts} className="k-stack">
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="token" value={token} />
          <Button type="submit" size="large">
            {t('savedSearches.stop.action')}
          </Button>
          <p>{t('savedSearches.stop.keeps')}</p>
        </form>
      ) : (
        list
      )}
    </SignInFrame>
  )
}

/** How many alerts the link would end; null for a link that is not right. */
async function look(token: string): Promise<number | 'unavailable' | null> {
  try {
    const { alerts } = await callAsVisitor()<{ alerts: number }>('/api/searches/stop', {
      query: { token },
    })
    return alerts
  } catch (error) {
    return error instanceof CallError && error.status < 500 ? null : 'unavailable'
  }
}
