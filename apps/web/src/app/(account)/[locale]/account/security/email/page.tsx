import { Button } from '@kindred/ui/button/button'
import { Link } from '@kindred/ui/link/link'
import { Note } from '@kindred/ui/note/note'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { AccountFrame } from '../../../../../../account/account-frame.tsx'
import { accountPath } from '../../../../../../account/account-path.ts'
import { askForNewEmail } from '../../../../../../identity/email.action.ts'
import { openFactors } from '../../../../../../identity/factors/open-factors.ts'
import type { Query } from '../../../../../../layouts/query.ts'
import { readLocale } from '../../../../../../layouts/read-locale.ts'
import { getTexts } from '../../../../../../texts/get-texts.ts'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Query>
}

const errorCodes = ['email-invalid', 'too-many-requests', 'unavailable']

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: t('identity.newEmail.title') }
}

/** Asks for the address a customer wants to have from now on. */
export default async function NewEmailPage({ params, searchParams }: Props) {
  const { account } = await openFactors((await params).locale, 'email')
  const { locale, user } = account
  const { sent, error } = await searchParams
  const { t } = await getTexts(locale)
  const code = errorCodes.find((one) => one === error) ?? (error && 'other')
  const fault = code && t(`accounts.errors.${code}`)
  const isOfField = code === 'email-invalid'
  return (
    <AccountFrame
      account={account}
      title={t(sent ? 'identity.forgot.sentTitle' : 'identity.newEmail.title')}
      lead={sent ? t('identity.newEmail.sent') : t('identity.newEmail.lead', { email: user.email })}
    >
      {!sent && (
        <form action={askForNewEmail} className="k-form-grid k-account__form">
          {fault && !isOfField && (
            <Note tone="error" announce="alert">
              {fault}
            </Note>
          )}
          <input type="hidden" name="locale" value={locale} />
          <TextInput
            id="email"
            name="email"
            type="email"
            label={t('identity.newEmail.label')}
            error={isOfField ? fault : undefined}
            autoComplete="email"
            maxLength={254}
            spellCheck={false}
            required
          />
          <div>
            <Button type="submit" size="large">
              {t('identity.forgot.send')}
            </Button>
          </div>
        </form>
      )}
      <p className="k-account__back">
        <Link href={accountPath(locale, 'security')}>{t('identity.security.backToSecurity')}</Link>
      </p>
    </AccountFrame>
  )
}
