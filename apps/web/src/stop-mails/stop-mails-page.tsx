import { CallError } from '@kindred/contracts/request'
import { Button } from '@kindred/ui/button/button'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Note } from '@kindred/ui/note/note'
import { callAsVisitor } from '../identity/call-as-visitor.ts'
import { SignInFrame } from '../identity/sign-in-frame.tsx'
import type { Query } from '../layouts/query.ts'
import { readLocale } from '../layouts/read-locale.ts'
import { getTexts } from '../texts/get-texts.ts'
import { type KindOfMail, kindsOfMail } from './kinds-of-mail.ts'
import { stopMails } from './stop-mails.action.ts'

export type StopMailsProps = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Query>
}

/** The address holds the token: no other site hears of it. */
export async function describeStopMails(kind: KindOfMail, params: StopMailsProps['params']) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: t(`${kindsOfMail[kind].words}.stop.title`), referrer: 'no-referrer' as const }
}

/** Where the foot of a mail leads: it says what would end and ends it by a press, without a sign-in. */
export async function StopMailsPage({ kind, params, searchParams }: StopMailsProps & { kind: KindOfMail }) {
  const { words, list: place } = kindsOfMail[kind]
  const locale = readLocale((await params).locale)
  const { token, done, error } = await searchParams
  const { t } = await getTexts(locale)
  const found =
    done || error === 'link-not-right' ? null : await look(kind, typeof token === 'string' ? token : '')
  const isDown = error === 'unavailable' || found === 'unavailable'
  const list = (
    <LinkButton variant="outlined" href={`/${locale}/account/${place}`}>
      {t(`${words}.stop.list`)}
    </LinkButton>
  )
  if (done || found === 0)
    return (
      <SignInFrame locale={locale} shopCode="dk" title={t(`${words}.stop.doneTitle`)}>
        <p className="k-lead">{t(`${words}.stop.done`)}</p>
        {list}
      </SignInFrame>
    )
  return (
    <SignInFrame locale={locale} shopCode="dk" title={t(`${words}.stop.title`)}>
      {isDown && <Note tone="error">{t(`${words}.errors.unavailable`)}</Note>}
      {found === null && <Note tone="error">{t(`${words}.stop.badLink`)}</Note>}
      {typeof found === 'number' && <p className="k-lead">{t(`${words}.stop.text`, { count: found })}</p>}
      {found !== null ? (
        <form action={stopMails} className="k-stack">
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="token" value={token} />
          <Button type="submit" size="large">
            {t(`${words}.stop.action`)}
          </Button>
          <p>{t(`${words}.stop.keeps`)}</p>
        </form>
      ) : (
        list
      )}
    </SignInFrame>
  )
}

/** How many the link would end; null for a link that is not right. */
async function look(kind: KindOfMail, token: string): Promise<number | 'unavailable' | null> {
  try {
    const counts = await callAsVisitor()<Record<KindOfMail, number>>(kindsOfMail[kind].call, {
      query: { token },
    })
    return counts[kind]
  } catch (error) {
    return error instanceof CallError && error.status < 500 ? null : 'unavailable'
  }
}
