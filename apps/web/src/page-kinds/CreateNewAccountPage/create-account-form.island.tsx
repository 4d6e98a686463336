'use client'

import { Button } from '@kindred/ui/button/button'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import { ErrorSummary } from '@kindred/ui/error-summary/error-summary'
import { Note } from '@kindred/ui/note/note'
import { Select, type SelectOption } from '@kindred/ui/select/select'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { Fragment, useActionState, useEffect, useRef, useState } from 'react'
import { PasswordInput } from '../../identity/password-input.island.tsx'
import { newAccountForm } from './account-form.ts'
import { createAccount } from './create-account.action.ts'

export type FormTexts = Record<
  | 'fullName'
  | 'fullNameHelp'
  | 'email'
  | 'emailHelp'
  | 'password'
  | 'passwordRules'
  | 'showPassword'
  | 'hidePassword'
  | 'phone'
  | 'phoneHelp'
  | 'organisationName'
  | 'vatNumber'
  | 'residentCountry'
  | 'treatmentCountry'
  | 'treatmentCountryHelp'
  | 'treatmentState'
  | 'chooseLater'
  | 'choose'
  | 'terms'
  | 'newsletter'
  | 'submit'
  | 'submitting'
  | 'optional'
  | 'createdTitle'
  | 'createdText'
  | 'createdNothing'
  | 'faultsOne'
  | 'faultsMany',
  string
>

type CreateAccountFormProps = {
  locale: string
  /** BCP 47, kept as the account's language. */
  language: string
  shopCode: string
  visitorType: 'private' | 'professional'
  canChooseLater: boolean
  residentCountries: SelectOption[]
  treatmentCountries: SelectOption[]
  treatmentCountry: string | null
  states: { country: string; value: string; label: string }[]
  texts: FormTexts
  faultTexts: Record<string, string>
}

/** Name, address, password, countries, terms. Without scripts it is sent all the same and comes back with its faults. */
export function CreateAccountForm(props: CreateAccountFormProps) {
  const { texts, faultTexts, visitorType, canChooseLater } = props
  const [state, send, isSending] = useActionState(createAccount, newAccountForm)
  const { values, faults } = state
  const [country, setCountry] = useState(values.treatmentCountry ?? props.treatmentCountry ?? '')
  const [isLive, setLive] = useState(false)
  const top = useRef<HTMLDivElement>(null)

  useEffect(() => setLive(true), [])
  useEffect(() => {
    if (state.status !== 'new') top.current?.focus()
  }, [state])

  if (state.status === 'created')
    return (
      <div ref={top} tabIndex={-1}>
        <Note tone="ok" title={texts.createdTitle} announce="status">
          <p>{texts.createdText}</p>
          <p>{texts.createdNothing}</p>
        </Note>
      </div>
    )

  const textOf = (code: string) => faultTexts[code] ?? faultTexts.other ?? ''
  const faultOf = (field: string) => {
    const own = faults.filter((fault) => fault.field === field).map(({ code }) => textOf(code))
    return own.length > 0 ? own.join(' ') : undefined
  }
  const fields = new Set(faults.map(({ field }) => field))
  const states = isLive ? props.states.filter((one) => one.country === country) : props.states
  const later = canChooseLater ? [{ value: '', label: texts.chooseLater }] : []
  return (
    <form action={send} className="k-form-grid" noValidate>
      <input type="hidden" name="language" value={props.language} />
      <input type="hidden" name="shopCode" value={props.shopCode} />
      <input type="hidden" name="visitorType" value={visitorType} />
      <div ref={top} tabIndex={-1}>
        <ErrorSummary
          title={
            // Answers are counted, not what is wrong with them: a password may lack several things.
            fields.size === 1 ? texts.faultsOne : texts.faultsMany.replace('{count}', String(fields.size))
          }
          errors={faults.map(({ field, code }) => ({ fieldId: field || 'submit', message: textOf(code) }))}
        />
      </div>
      {/* React empties a form after its action; lists and boxes would forget what was chosen. */}
      <Fragment key={state.sent}>
        <TextInput
          id="fullName"
          name="fullName"
          label={texts.fullName}
          help={texts.fullNameHelp}
          error={faultOf('fullName')}
          defaultValue={values.fullName}
          autoComplete="name"
          maxLength={120}
          required
        />
        {visitorType === 'professional' && (
          <>
            <TextInput
              id="organisationName"
              name="organisationName"
              label={texts.organisationName}
              error={faultOf('organisationName')}
              defaultValue={values.organisationName}
              autoComplete="organization"
              maxLength={160}
              required
            />
            <TextInput
              id="vatNumber"
              name="vatNumber"
              label={texts.vatNumber}
              optional={texts.optional}
              error={faultOf('vatNumber')}
              defaultValue={values.vatNumber}
              maxLength={20}
            />
          </>
        )}
        <TextInput
          id="email"
          name="email"
          type="email"
          label={texts.email}
          help={texts.emailHelp}
          error={faultOf('email')}
          defaultValue={values.email}
          autoComplete="email"
          maxLength={254}
          spellCheck={false}
          required
        />
        <PasswordInput
          id="password"
          name="password"
          label={texts.password}
          help={texts.passwordRules}
          error={faultOf('password')}
          autoComplete="new-password"
          showLabel={texts.showPassword}
          hideLabel={texts.hidePassword}
          required
        />
        <TextInput
          id="phone"
          name="phone"
          type="tel"
          label={texts.phone}
          help={texts.phoneHelp}
          optional={texts.optional}
          error={faultOf('phone')}
          defaultValue={values.phone}
          autoComplete="tel"
          maxLength={30}
        />
        <Select
          id="residentCountry"
          name="residentCountry"
          label={texts.residentCountry}
          prompt={texts.choose}
          options={props.residentCountries}
          error={faultOf('residentCountry')}
          defaultValue={values.residentCountry ?? ''}
          autoComplete="country"
          required
        />
        <Select
          id="treatmentCountry"
          name="treatmentCountry"
          label={texts.treatmentCountry}
          help={texts.treatmentCountryHelp}
          options={[...later, ...props.treatmentCountries]}
          prompt={canChooseLater ? undefined : texts.choose}
          error={faultOf('treatmentCountry')}
          value={country}
          onChange={(event) => setCountry(event.target.value)}
        />
        {states.length > 0 && (
          <Select
            id="treatmentState"
            name="treatmentState"
            label={texts.treatmentState}
            options={states}
            prompt={texts.choose}
            error={faultOf('treatmentState')}
            defaultValue={values.treatmentState ?? ''}
            optional={isLive ? undefined : texts.optional}
            key={country}
          />
        )}
        <Checkbox
          id="acceptsTerms"
          name="acceptsTerms"
          label={texts.terms}
          error={faultOf('acceptsTerms')}
          defaultChecked={values.acceptsTerms === 'on'}
          required
        />
        <Checkbox
          id="newsletter"
          name="newsletter"
          label={texts.newsletter}
          defaultChecked={values.newsletter === 'on'}
        />
      </Fragment>
      <div>
        <Button id="submit" type="submit" size="large" busy={isSending} busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}
