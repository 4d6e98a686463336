import { Button } from '@kindred/ui/button/button'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Note } from '@kindred/ui/note/note'
import { confirmEmail } from '../../../../../identity/confirm-email.action.ts'
import { PasswordInput } from '../../../../../identity/password-input.island.tsx'
import { signInAddress } from '../../../../../identity/sign-in-address.ts'
import { SignInFrame } from '../../../../../identity/sign-in-frame.tsx'
import type { Query } from '../../../../../layouts/query.ts'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Query>
}

const errorCodes = ['link-expired', 'too-many-requests', 'unavailable']

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: t('accounts.confirm.title') }
}

/** Where the link of the confirmation mail leads (CRT-10, CRT-04). */
export default async function ConfirmEmailPage({ params, searchParams }: Props) {
  const locale = readLocale((await params).locale)
  const { token, done, error } = await searchParams
  const { t } = await getTexts(locale)
  const signIn = (
    <LinkButton href={signInAddress(`/${locale}/account/`)}>{t('accounts.confirm.signIn')}</LinkButton>
  )
  if (done)
    return (
      <SignInFrame locale={locale} shopCode="dk" title={t('accounts.confirm.doneTitle')}>
        <p className="k-lead">{t('accounts.confirm.done')}</p>
        {signIn}
      </SignInFrame>
    )
  const isWrong = error === 'password-not-right'
  const code = isWrong
    ? null
    : typeof error === 'string' && errorCodes.includes(error)
      ? error
      : error
        ? 'other'
        : null
  const isComplete = typeof token === 'string' && token.length >= 20
  return (
    <SignInFrame locale={locale} shopCode="dk" title={t('accounts.confirm.title')}>
      {isWrong && <Note tone="error">{t('identity.errors.password-not-right')}</Note>}
      {(code || !isComplete) && (
        <Note tone="error">{code ? t(`accounts.errors.${code}`) : t('accounts.confirm.missing')}</Note>
      )}
      {code && signIn}
      {isComplete && !code && (
        <form action={confirmEmail} className="k-stack">
          <p>{t('accounts.confirm.text')}</p>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="locale" value={locale} />
          <PasswordInput
            id="password"
            name="password"
            label={t('identity.confirmPassword')}
            autoComplete="current-password"
            showLabel={t('identity.showPassword')}
            hideLabel={t('identity.hidePassword')}
            required
          />
          <Button type="submit" size="large">
            {t('accounts.confirm.button')}
          </Button>
          <p>
            <a className="k-link" href={`/${locale}/account/forgot-password/`}>
              {t('identity.confirmUnknown')}
            </a>
          </p>
        </form>
      )}
    </SignInFrame>
  )
}
