import { Button } from '@kindred/ui/button/button'
import { getTexts } from '../texts/get-texts.ts'
import { setPassword } from './password.action.ts'
import { PasswordInput } from './password-input.island.tsx'

/** Sets the new password. The link is used by saving, never by opening: mail programs open links to look behind. */
export async function SetPasswordForm({
  locale,
  token,
  fault,
}: {
  locale: string
  token: string
  /** What was wrong with the password that was tried. */
  fault: string | null
}) {
  const { t } = await getTexts(locale)
  return (
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
  )
}
