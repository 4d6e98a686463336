import type { FaceMatchingStatus } from '@kindred/contracts/face-matching'
import { Button } from '@kindred/ui/button/button'
import { Note } from '@kindred/ui/note/note'
import { AccountFrame } from '../../../../../account/account-frame.tsx'
import { openAccount } from '../../../../../account/open-account.ts'
import { Part } from '../../../../../account/part.tsx'
import { BestMatches } from '../../../../../face-matching/best-matches.tsx'
import { FaceForm } from '../../../../../face-matching/face-form.island.tsx'
import '../../../../../face-matching/faces.css'
import { removeFace } from '../../../../../face-matching/remove-face.action.ts'
import type { Query } from '../../../../../layouts/query.ts'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Query>
}

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: `${t('faces.title')} · ${t('common.siteName')}` }
}

/** Registering a face, the donors who resemble it most, and taking it back. */
export default async function FaceMatchingPage({ params, searchParams }: Props) {
  const account = await openAccount((await params).locale, 'faceMatching')
  const query = await searchParams
  const status = await account.call<FaceMatchingStatus>('/api/facematching')
  const { t, format } = await getTexts(account.locale)
  const { isRegistered, isEnabled, registeredAt } = status
  return (
    <AccountFrame account={account} title={t('faces.title')} lead={t('faces.lead')}>
      <div className="k-stack">
        {query.removed === 'yes' && !isRegistered && (
          <Note tone="ok" announce="status">
            {t('faces.remove.done')}
          </Note>
        )}
        {registeredAt && (
          <Note
            tone="ok"
            title={t('faces.status.registered', {
              date: format.dateTime(new Date(registeredAt), { dateStyle: 'long' }),
            })}
          >
            <p>{t(isEnabled ? 'faces.status.text' : 'faces.status.offHere')}</p>
          </Note>
        )}
        {!isEnabled && !isRegistered && <Note>{t('faces.off')}</Note>}
      </div>
      {isEnabled && isRegistered && <BestMatches account={account} query={query} />}
      {isEnabled && <SendPhoto account={account} status={status} />}
      {isEnabled && <Limits locale={account.locale} />}
      {isRegistered && <Removal locale={account.locale} />}
    </AccountFrame>
  )
}

async function SendPhoto({
  account: { locale, shopCode },
  status: { isRegistered, consentVersion },
}: {
  account: Awaited<ReturnType<typeof openAccount>>
  status: FaceMatchingStatus
}) {
  const { t, group } = await getTexts(locale)
  return (
    <Part title={t(isRegistered ? 'faces.photo.newTitle' : 'faces.consent.title')}>
      <div className="k-stack">
        {isRegistered && <p>{t('faces.photo.newText')}</p>}
        <ul className="k-face-points">
          {['what', 'kept', 'purpose', 'end'].map((key) => (
            <li key={key}>{t(`faces.consent.${key}`)}</li>
          ))}
        </ul>
        <noscript>
          <Note>{t('faces.photo.noScripts')}</Note>
        </noscript>
        <FaceForm
          shopCode={shopCode}
          consentVersion={consentVersion}
          texts={group('faces.photo')}
          consent={group('faces.consent')}
          quality={group('faces.quality')}
          refusals={group('faces.refusals')}
        />
      </div>
    </Part>
  )
}

async function Limits({ locale }: { locale: string }) {
  const { t } = await getTexts(locale)
  return (
    <Part title={t('faces.limits.title')}>
      <div className="k-stack">
        <p>{t('faces.resemblance')}</p>
        <ul className="k-face-points">
          {['alike', 'uneven', 'few'].map((key) => (
            <li key={key}>{t(`faces.limits.${key}`)}</li>
          ))}
        </ul>
      </div>
    </Part>
  )
}

async function Removal({ locale }: { locale: string }) {
  const { t } = await getTexts(locale)
  return (
    <Part title={t('faces.remove.title')}>
      <div className="k-stack">
        <p>{t('faces.remove.text')}</p>
        <details className="k-face-remove">
          <summary>{t('faces.remove.button')}</summary>
          <form action={removeFace}>
            <input type="hidden" name="locale" value={locale} />
            <Button type="submit" variant="danger">
              {t('faces.remove.yes')}
            </Button>
          </form>
        </details>
      </div>
    </Part>
  )
}
