import { Note } from '@kindred/ui/note/note'
import { AskForLinkForm } from '../../../../../identity/ask-for-link-form.tsx'
import { signInAddress } from '../../../../../identity/sign-in-address.ts'
import { SignInFrame } from '../../../../../identity/sign-in-frame.tsx'
import type { Query } from '../../../../../layouts/query.ts'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Query>
}

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: t('identity.forgot.title') }
}

/** Asks for a link by mail. The answer is the same for every address. */
export default async function ForgotPasswordPage({ params, searchParams }: Props) {
  const locale = readLocale((await params).locale)
  const { sent, error } = await searchParams
  const { t } = await getTexts(locale)
  if (sent)
    return (
      <SignInFrame locale={locale} shopCode="dk" title={t('identity.forgot.sentTitle')}>
        <p className="k-lead">{t('identity.forgot.sent')}</p>
        <p>
          <a className="k-link" href={signInAddress(`/${locale}/account/`)}>
            {t('identity.signIn')}
          </a>
        </p>
      </SignInFrame>
    )
  const code = error === 'too-many-requests' || error === 'unavailable' ? error : 'other'
  return (
    <SignInFrame
      locale={locale}
      shopCode="dk"
      title={t('identity.forgot.title')}
      lead={t('identity.forgot.lead')}
    >
      {error && (
        <Note tone="error" announce="alert">
          {t(`accounts.errors.${code}`)}
        </Note>
      )}
      <AskForLinkForm locale={locale} />
    </SignInFrame>
  )
}
