import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Note } from '@kindred/ui/note/note'
import { AskForLinkForm } from '../../../../../identity/ask-for-link-form.tsx'
import { SetPasswordForm } from '../../../../../identity/set-password-form.tsx'
import { signInAddress } from '../../../../../identity/sign-in-address.ts'
import { SignInFrame } from '../../../../../identity/sign-in-frame.tsx'
import type { Query } from '../../../../../layouts/query.ts'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { EditorWords } from '../../../../../page-kinds/parts/editor-words.tsx'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Query>
}

const passwordCodes = [
  'password-too-short',
  'password-too-long',
  'password-needs-lowercase',
  'password-needs-uppercase',
  'password-needs-digit',
  'password-needs-special',
  'password-too-common',
  'password-contains-personal',
]

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: t('identity.forgot.title') }
}

/**
 * Where the link of the mail leads (PAGE-39), with the words of editors around it. Nothing here counts visitors: the
 * address holds the link. Without a link, or with one that is over, another can be asked for.
 */
export default async function ResetPasswordPage({ params, searchParams }: Props) {
  const locale = readLocale((await params).locale)
  const { token, done, error } = await searchParams
  const { t } = await getTexts(locale)
  if (done)
    return (
      <SignInFrame locale={locale} shopCode="dk" title={t('identity.reset.doneTitle')}>
        <p className="k-lead">{t('identity.reset.done')}</p>
        <LinkButton href={signInAddress(`/${locale}/account/`)}>{t('identity.signIn')}</LinkButton>
      </SignInFrame>
    )
  const fault = typeof error === 'string' && passwordCodes.includes(error) ? error : null
  const link = typeof token === 'string' && token.length >= 20 ? token : null
  const isOver = (error !== undefined && !fault) || (token !== undefined && !link)
  const path = `/${locale}/account/reset-password/`
  return (
    <SignInFrame locale={locale} shopCode="dk" title={t('identity.forgot.title')}>
      <EditorWords place={{ locale, shopCode: 'dk', visitorType: 'private', path }}>
        {isOver && (
          <Note tone="error" announce="alert">
            {t(
              error === 'too-many-requests' || error === 'unavailable'
                ? `accounts.errors.${error}`
                : 'identity.errors.link-expired',
            )}
          </Note>
        )}
        {link && !isOver ? (
          <SetPasswordForm locale={locale} token={link} fault={fault} />
        ) : (
          <>
            <p>{t('identity.forgot.lead')}</p>
            <AskForLinkForm locale={locale} />
          </>
        )}
      </EditorWords>
    </SignInFrame>
  )
}
