import type { InteractionDetails } from '@kindred/contracts/identity'
import { safeReturnPath } from '@kindred/domain/location/safe-return-path'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Note } from '@kindred/ui/note/note'
import { redirect } from 'next/navigation'
import { CodeForm } from '../../../../../identity/code-form.island.tsx'
import { nameError } from '../../../../../identity/name-error.ts'
import { signInAddress } from '../../../../../identity/sign-in-address.ts'
import { SignInForm } from '../../../../../identity/sign-in-form.island.tsx'
import { SignInFrame } from '../../../../../identity/sign-in-frame.tsx'
import type { Query } from '../../../../../layouts/query.ts'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { callPublic } from '../../../../../server/call-api.ts'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Query>
}

const errorCodes = [
  'OAuthCallbackError',
  'AccountNotLinkedError',
  'invalid-credentials',
  'email-not-confirmed',
  'too-many-tries',
  'too-many-requests',
  'sign-in-expired',
  'unavailable',
  'SessionRequired',
  'RefreshAccessTokenError',
  'FreshSignInRequired',
  'code-not-right',
  'passkey-not-known',
  'passkey-cancelled',
  'other',
]

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: t('identity.signInTitle') }
}

/** The page of the identity provider's sign-in (SES-01), and of what went wrong on the way to or from it. */
export default async function SignInPage({ params, searchParams }: Props) {
  const locale = readLocale((await params).locale)
  const query = await searchParams
  const read = (name: string) => (typeof query[name] === 'string' ? query[name] : null)
  const { t } = await getTexts(locale)
  const returnPath = safeReturnPath(read('callbackUrl'))
  const uid = read('interaction')
  const error = nameError(read('error'))
  if (!uid && !error) redirect(signInAddress(returnPath))

  const errorTexts = Object.fromEntries(errorCodes.map((code) => [code, t(`identity.errors.${code}`)]))
  const details = uid ? await findDetails(uid) : null
  const shopCode = details?.shopCode ?? 'dk'
  if (!uid || !details)
    return (
      <SignInFrame locale={locale} shopCode={shopCode} title={t('identity.signInTitle')}>
        <Note tone="error" title={t('identity.errors.title')}>
          {errorTexts[uid ? 'sign-in-expired' : (error ?? 'other')] ?? errorTexts.other}
        </Note>
        <LinkButton href={signInAddress(returnPath === '/' ? `/${locale}/account/` : returnPath)}>
          {t('identity.startAgain')}
        </LinkButton>
      </SignInFrame>
    )

  if (details.step === 'code')
    return (
      <SignInFrame
        locale={locale}
        shopCode={shopCode}
        title={t('identity.code.title')}
        lead={t('identity.code.lead')}
      >
        <CodeForm
          uid={details.uid}
          locale={locale}
          error={error}
          errorTexts={errorTexts}
          texts={{
            label: t('identity.code.label'),
            continue: t('identity.code.continue'),
            checking: t('identity.code.checking'),
            restart: t('identity.code.restart'),
            errorTitle: t('identity.errors.title'),
          }}
        />
        <p>{t('identity.code.lost')}</p>
      </SignInFrame>
    )

  return (
    <SignInFrame locale={locale} shopCode={shopCode} title={t('identity.signInTitle')}>
      <SignInForm
        uid={details.uid}
        locale={locale}
        error={error}
        reason={details.reason}
        awaitsConfirmation={details.awaitsConfirmation}
        wasResent={read('sent') === '1'}
        errorTexts={errorTexts}
        texts={{
          email: t('identity.email'),
          password: t('identity.password'),
          signIn: t('identity.signIn'),
          signingIn: t('identity.signingIn'),
          resendText: t('identity.resendText'),
          resend: t('identity.resend'),
          resent: t('identity.resent'),
          showPassword: t('identity.showPassword'),
          hidePassword: t('identity.hidePassword'),
          errorTitle: t('identity.errors.title'),
          passkey: { signIn: t('identity.passkey.signIn'), waiting: t('identity.passkey.waiting') },
        }}
      />
      <p>
        <a className="k-link" href={`/${locale}/account/forgot-password/`}>
          {t('identity.forgot.link')}
        </a>
      </p>
      <p>
        {t('identity.noAccount')}{' '}
        <a className="k-link" href={`/${locale}/account/create-account/?shop=${shopCode}`}>
          {t('identity.createAccount')}
        </a>
      </p>
    </SignInFrame>
  )
}

/** Null when the sign-in is over or never was. */
async function findDetails(uid: string): Promise<InteractionDetails | null> {
  if (!/^[\w~-]{16,64}$/.test(uid)) return null
  try {
    return await callPublic()<InteractionDetails>(`/oidc/interaction/${uid}/details`)
  } catch {
    return null
  }
}
