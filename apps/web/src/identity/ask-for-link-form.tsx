import { Button } from '@kindred/ui/button/button'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { getTexts } from '../texts/get-texts.ts'
import { askForLink } from './password.action.ts'
import { signInAddress } from './sign-in-address.ts'

/** Asks for the link that sets a new password, and the way back to signing in. */
export async function AskForLinkForm({ locale }: { locale: string }) {
  const { t } = await getTexts(locale)
  return (
    <>
      <form action={askForLink} className="k-form-grid">
        <input type="hidden" name="locale" value={locale} />
        <TextInput
          id="email"
          name="email"
          type="email"
          label={t('identity.email')}
          autoComplete="username"
          maxLength={254}
          spellCheck={false}
          required
        />
        <div>
          <Button type="submit" size="large" wide>
            {t('identity.forgot.send')}
          </Button>
        </div>
      </form>
      <p>
        <a className="k-link" href={signInAddress(`/${locale}/account/`)}>
          {t('identity.signIn')}
        </a>
      </p>
    </>
  )
}
