import { type countrySchema, shopSchema } from '@kindred/contracts/location'
import { listWorldCountries } from '@kindred/domain/location/world-countries'
import type { z } from 'zod'
import { signInAddress } from '../../identity/sign-in-address.ts'
import { callPublic, readRequest } from '../../server/call-api.ts'
import { getTexts } from '../../texts/get-texts.ts'
import type { FormTexts } from './create-account-form.island.tsx'
import { CreateAccountForm } from './create-account-form.lazy.tsx'

type CreateAccountProps = {
  locale: string
  shopCode: string
  visitorType: 'private' | 'professional'
}

const textNames = [
  'fullName',
  'fullNameHelp',
  'email',
  'emailHelp',
  'password',
  'passwordRules',
  'showPassword',
  'hidePassword',
  'phone',
  'phoneHelp',
  'organisationName',
  'vatNumber',
  'residentCountry',
  'treatmentCountry',
  'treatmentCountryHelp',
  'treatmentState',
  'chooseLater',
  'choose',
  'terms',
  'newsletter',
  'submit',
  'submitting',
] as const

const faultCodes = [
  'full-name-invalid',
  'email-invalid',
  'password-too-short',
  'password-too-long',
  'password-needs-lowercase',
  'password-needs-uppercase',
  'password-needs-digit',
  'password-needs-special',
  'password-too-common',
  'password-contains-personal',
  'phone-invalid',
  'unknown-shop',
  'unknown-language',
  'unknown-country',
  'treatment-country-required',
  'treatment-state-required',
  'terms-not-accepted',
  'organisation-required',
  'too-many-requests',
  'unavailable',
  'other',
] as const

/** The form with its choices in the visitor's language; the island only draws it. */
export async function CreateAccount({ locale, shopCode, visitorType }: CreateAccountProps) {
  const { t, language } = await getTexts(locale)
  const { treatmentCountry } = await readRequest()
  const call = callPublic(shopCode)
  const [countries, shop] = await Promise.all([
    call<z.infer<typeof countrySchema>[]>('/api/cms/settings/countries'),
    call(`/api/cms/settings/shops/${shopCode}-shop`).then(shopSchema.parse),
  ])
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const toOptions = (codes: readonly string[]) =>
    codes
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .sort((a, b) => a.label.localeCompare(b.label, language))
  const texts = {
    ...Object.fromEntries(textNames.map((name) => [name, t(`accounts.create.${name}`)])),
    optional: t('common.optional'),
    createdTitle: t('accounts.created.title'),
    createdText: t('accounts.created.text'),
    createdNothing: t('accounts.created.nothing'),
    // The number is known only after sending; both forms of the sentence go along.
    faultsOne: t('accounts.create.faults', { count: 1 }),
    faultsMany: t('accounts.create.faults', { count: 2 }).replace('2', '{count}'),
  } as FormTexts
  return (
    <>
      <CreateAccountForm
        locale={locale}
        language={language}
        shopCode={shopCode}
        visitorType={visitorType}
        canChooseLater={visitorType === 'private' && shop.settings.enableChooseTcLater}
        residentCountries={toOptions(listWorldCountries())}
        treatmentCountries={toOptions(countries.map(({ code }) => code))}
        treatmentCountry={treatmentCountry}
        states={countries.flatMap(({ code, states }) =>
          states.map((state) => ({
            country: code,
            value: `${code}-${state.code}`,
            label: `${state.name} (${names.of(code) ?? code})`,
          })),
        )}
        texts={texts}
        faultTexts={Object.fromEntries(faultCodes.map((code) => [code, t(`accounts.errors.${code}`)]))}
      />
      <p>
        {t('accounts.create.haveAccount')}{' '}
        <a className="k-link" href={signInAddress(`/${locale}/account/`)}>
          {t('accounts.create.signIn')}
        </a>
      </p>
    </>
  )
}
