'use client'

import type { Address, KeptAddress } from '@kindred/contracts/accounts'
import type { Checkout } from '@kindred/contracts/checkout'
import { Button } from '@kindred/ui/button/button'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import { Note } from '@kindred/ui/note/note'
import { RadioCard } from '@kindred/ui/radio-card/radio-card'
import { type FormEvent, useState } from 'react'
import { AddressFields, readAddress } from './address-fields.tsx'
import { checkInformation, type Information } from './check-information.ts'
import { type ChosenClinic, ClinicSearch } from './clinic-search.tsx'
import { goToNext } from './go-to-next.ts'
import { type IslandTexts, useTexts } from './island-texts.ts'
import { KeptAddresses, readKeeps } from './kept-addresses.tsx'
import type { Option } from './list-country-options.ts'
import { type CheckoutPlace, checkoutCall } from './place.ts'
import { StepForm } from './step-form.tsx'
import { tellFailure } from './tell-failure.ts'
import { useAction } from './use-action.ts'

type Clinic = NonNullable<Checkout['clinic']>

type InformationFormProps = {
  place: CheckoutPlace
  texts: IslandTexts
  checkout: Checkout
  now: string
  userName: string
  treatmentCountry: { code: string; name: string }
  billing: Address | null
  delivery: Address | null
  lastUsedClinic: Clinic | null
  /** The customer whose addresses these are. */
  username: string
  addresses: readonly KeptAddress[]
  countries: readonly Option[]
  states: Readonly<Record<string, readonly Option[]>>
  /** Why home delivery is not possible; missing where it is. */
  homeRule?: { source: string | null; verified: boolean; checkedOn: string | null }
}

const addressFields = ['fullName', 'line1', 'line2', 'postalCode', 'city', 'state', 'country', 'phone']

/** Who pays, and where what leaves the bank goes (CHK-04, CHK-06). */
export function InformationForm(props: InformationFormProps) {
  const { place, texts, checkout, now, treatmentCountry, homeRule, lastUsedClinic } = props
  const t = useTexts(texts)
  const { language } = texts
  const { busy, failures, setFailures, send, run } = useAction(place.shopCode)
  const ships = checkout.steps.some((step) => step.tab === 'shipping')
  const isHomeChosen = checkout.delivery !== null && !checkout.isClinicDelivery
  const [isClinic, setClinicDelivery] = useState(!isHomeChosen || homeRule !== undefined)
  const [clinic, setClinic] = useState<ChosenClinic | null>(checkout.clinic && choose(checkout.clinic))
  const [addresses, setAddresses] = useState(props.addresses)
  const [isSame, setSame] = useState(props.delivery === null)

  const fields = Object.fromEntries([
    [
      'clinicId',
      { id: 'clinicId', label: t('checkout.information.clinic', { country: treatmentCountry.name }) },
    ],
    ['isClinicDelivery', { id: 'to-clinic', label: t('checkout.information.where') }],
    ...(['billing', 'delivery'] as const).flatMap((part) =>
      addressFields.map((name) => [
        `${part}.${name}`,
        {
          id: part === 'delivery' && isSame ? `billing.${name}` : `${part}.${name}`,
          label: t(`checkout.information.${name}`),
        },
      ]),
    ),
  ])
  const errorOf = (field: string) => {
    const failure = failures.find((one) => one.field === field)
    return failure && tellFailure(t, language, failure, fields[field]?.label)
  }
  const addressProps = { countries: props.countries, states: props.states, t, errorOf }

  const forget = (id: string) =>
    void run(async () => {
      await send(`/api/users/${props.username}/addresses/${id}`, { method: 'DELETE' })
      setAddresses((all) => all.filter((one) => one.id !== id))
      return 'stays'
    })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const billing = readAddress(form, 'billing')
    const isClinicDelivery = ships && isClinic
    const body: Information = {
      isClinicDelivery,
      clinicId: isClinicDelivery ? (clinic?.id ?? null) : null,
      delivery: !ships || isClinic ? null : isSame ? billing : readAddress(form, 'delivery'),
      billing,
      keeps: readKeeps(form),
    }
    const faults = checkInformation(body, ships)
    if (faults.length > 0) {
      setFailures(faults)
      return
    }
    void run(async () => {
      const saved = await send<Checkout>(checkoutCall(place, 'updatecheckoutaddressinformation'), { body })
      return saved ? goToNext(place, saved, 'information') : 'stays'
    })
  }

  return (
    <StepForm
      {...{ place, checkout, now, t, language, busy, failures, fields }}
      tab="information"
      submitLabel={t(ships ? 'checkout.next.shipping' : 'checkout.next.orderSummary')}
      busyLabel={t('checkout.saving')}
      onSubmit={submit}
    >
      {ships && (
        <fieldset className="k-checkout__part">
          <legend>{t('checkout.information.where')}</legend>
          <RadioCard
            id="to-clinic"
            name="where"
            title={t('checkout.information.toClinic')}
            checked={isClinic}
            onChange={() => setClinicDelivery(true)}
          >
            {t('checkout.information.toClinicText')}
          </RadioCard>
          <RadioCard
            id="to-home"
            name="where"
            title={t('checkout.information.toHome')}
            disabled={homeRule !== undefined}
            checked={!isClinic}
            onChange={() => setClinicDelivery(false)}
          >
            {homeRule ? (
              <HomeRefusal rule={homeRule} country={treatmentCountry.name} t={t} />
            ) : (
              t('checkout.information.toHomeText', { country: treatmentCountry.name })
            )}
          </RadioCard>
          {isClinic && (
            <div className="k-checkout__clinic k-stack">
              <ClinicSearch
                id="clinicId"
                place={place}
                country={treatmentCountry}
                value={clinic}
                onChange={setClinic}
                error={errorOf('clinicId')}
                t={t}
              />
              {lastUsedClinic?.country === treatmentCountry.code && clinic?.id !== lastUsedClinic.id && (
                <Button variant="outlined" size="small" onClick={() => setClinic(choose(lastUsedClinic))}>
                  {t('checkout.information.clinicLast', { name: lastUsedClinic.name })}
                </Button>
              )}
            </div>
          )}
        </fieldset>
      )}
      {!ships && <Note className="k-checkout__messages">{t('checkout.information.nothingLeaves')}</Note>}
      <fieldset className="k-checkout__part">
        <legend>{t('checkout.information.billing')}</legend>
        <KeptAddresses
          {...{ addresses, t }}
          part="billing"
          initial={props.billing ?? { fullName: props.userName, country: treatmentCountry.code }}
          onDelete={forget}
        >
          {(initial) => <AddressFields {...addressProps} part="billing" initial={initial} />}
        </KeptAddresses>
      </fieldset>
      {ships && !isClinic && (
        <fieldset className="k-checkout__part">
          <legend>{t('checkout.information.delivery')}</legend>
          <Checkbox
            id="same-address"
            label={t('checkout.information.sameAddress')}
            checked={isSame}
            onChange={(event) => setSame(event.target.checked)}
          />
          {!isSame && (
            <KeptAddresses
              t={t}
              addresses={addresses.filter(({ address }) => address.country === treatmentCountry.code)}
              part="delivery"
              initial={props.delivery ?? { fullName: props.userName }}
              onDelete={forget}
            >
              {(initial) => (
                <AddressFields
                  {...addressProps}
                  part="delivery"
                  initial={initial}
                  onlyCountry={{ value: treatmentCountry.code, label: treatmentCountry.name }}
                />
              )}
            </KeptAddresses>
          )}
        </fieldset>
      )}
    </StepForm>
  )
}

const choose = (clinic: Clinic): ChosenClinic => ({
  id: clinic.id,
  label: `${clinic.name}, ${clinic.city}`,
  receivingHours: clinic.receivingHours,
})

type HomeRefusalProps = {
  rule: NonNullable<InformationFormProps['homeRule']>
  country: string
  t: ReturnType<typeof useTexts>
}

/** The refusal with its rule and how far we have checked it. */
function HomeRefusal({ rule, country, t }: HomeRefusalProps) {
  return (
    <>
      {t('checkout.information.toHomeRefused', { country })}{' '}
      {rule.source && t('checkout.information.rule', { source: rule.source })}{' '}
      {rule.checkedOn && t('checkout.information.ruleChecked', { date: rule.checkedOn })}{' '}
      {!rule.verified && t('checkout.information.ruleUnverified')}
    </>
  )
}
