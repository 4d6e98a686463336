import { Button } from '@kindred/ui/button/button'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Note } from '@kindred/ui/note/note'
import { setPassword } from '../../../../../identity/password.action.ts'
import { PasswordInput } from '../../../../../identity/password-input.island.tsx'
import { signInAddress } from '../../../../../identity/sign-in-address.ts'
import { SignInFrame } from '../../../../../identity/sign-in-frame.tsx'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
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

/** Where the link of the mail leads. It is used by saving, never by opening: mail programs open links to look behind. */
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
  const isComplete = typeof token === 'string' && token.length >= 20
  if (!isComplete || (error && !fault)) {
    const isPassing = error === 'too-many-requests' || error === 'unavailable'
    return (
      <SignInFrame locale={locale} shopCode="dk" title={t('identity.forgot.title')}>
        <Note tone="error">
          {isPassing ? t(`accounts.errors.${error}`) : t('identity.errors.link-expired')}
        </Note>
        <LinkButton href={`/${locale}/account/forgot-password/`}>{t('identity.forgot.send')}</LinkButton>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame locale={locale} shopCode="dk" title={t('identity.forgot.title')}>
      <form action={setPassword} className="k-form-grid">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="token" value={token} />
        <PasswordInput
          id="password"
          name="password"
          label={t('identity.reset.newPassword')}
          help={t('accounts.create.passwordRules')}
          error={fault ? t(`accounts.errors.${fault}`) : undefined}
          autoComplete="new-password"
          showLabel={t('identity.showPassword')}
          hideLabel={t('identity.hidePassword')}
          required
        />
        <div>
          <Button type="submit" size="large" wide>
            {t('identity.reset.save')}
          </Button>
        </div>
      </form>
    </SignInFrame>
  )
}
