import { CallError } from '@kindred/contracts/request'
import { Button } from '@kindred/ui/button/button'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Note } from '@kindred/ui/note/note'
import { callAsVisitor } from '../../../../../identity/call-as-visitor.ts'
import { SignInFrame } from '../../../../../identity/sign-in-frame.tsx'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { getTexts } from '../../../../../texts/get-texts.ts'
import { stopWaiting } from '../../../../../waiting-list/stop-waiting.action.ts'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

// The address holds the token: no other site hears of it.
export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: t('waitingList.stop.title'), referrer: 'no-referrer' }
}

/** Where the foot of the waiting list’s mails leads: it says what would end and ends it by a press, without a sign-in. */
export default async function StopWaitingPage({ params, searchParams }: Props) {
  const locale = readLocale((await params).locale)
  const { token, done, error } = await searchParams
  const { t } = await getTexts(locale)
  const found = done || error === 'link-not-right' ? null : await look(typeof token === 'string' ? token : '')
  const isDown = error === 'unavailable' || found === 'unavailable'
  const list = (
    <LinkButton variant="outlined" href={`/${locale}/account/favourites/`}>
      {t('waitingList.stop.list')}
    </LinkButton>
  )
  if (done || found === 0)
    return (
      <SignInFrame locale={locale} shopCode="dk" title={t('waitingList.stop.doneTitle')}>
        <p className="k-lead">{t('waitingList.stop.done')}</p>
        {list}
      </SignInFrame>
    )
  return (
    <SignInFrame locale={locale} shopCode="dk" title={t('waitingList.stop.title')}>
      {isDown && <Note tone="error">{t('waitingList.errors.unavailable')}</Note>}
      {found === null && <Note tone="error">{t('waitingList.stop.badLink')}</Note>}
      {typeof found === 'number' && <p className="k-lead">{t('waitingList.stop.text', { count: found })}</p>}
      {found !== null ? (
        <form action={stopWaiting} className="k-stack">
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="token" value={token} />
          <Button type="submit" size="large">
            {t('waitingList.stop.action')}
          </Button>
          <p>{t('waitingList.stop.keeps')}</p>
        </form>
      ) : (
        list
      )}
    </SignInFrame>
  )
}

/** How much the link would end; null for a link that is not right. */
async function look(token: string): Promise<number | 'unavailable' | null> {
  try {
    const { waiting } = await callAsVisitor()<{ waiting: number }>('/api/stocknotifications/stop', {
      query: { token },
    })
    return waiting
  } catch (error) {
    return error instanceof CallError && error.status < 500 ? null : 'unavailable'
  }
}
