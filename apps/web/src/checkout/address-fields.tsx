'use client'

import type { Address } from '@kindred/contracts/accounts'
import { listRequiredFields } from '@kindred/domain/checkout/address-rules'
import { Select } from '@kindred/ui/select/select'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { useState } from 'react'
import type { Translate } from './island-texts.ts'
import type { Option } from './list-country-options.ts'

type AddressFieldsProps = {
  /** `billing` or `delivery`: the start of every field's name and id. */
  part: 'billing' | 'delivery'
  initial: Partial<Address>
  countries: readonly Option[]
  states: Readonly<Record<string, readonly Option[]>>
  /** Where it may only go to one country. */
  onlyCountry?: Option
  t: Translate
  /** The message of a field, if it has one. */
  errorOf: (field: string) => string | undefined
}

/** An address, asking for what its country needs. Answers stay in the form whatever the server says. */
export function AddressFields({
  part,
  initial,
  countries,
  states,
  onlyCountry,
  t,
  errorOf,
}: AddressFieldsProps) {
  const [country, setCountry] = useState(onlyCountry?.value ?? initial.country ?? '')
  const needed = listRequiredFields(country)
  const field = (name: string) => ({
    id: `${part}.${name}`,
    name: `${part}.${name}`,
    label: t(`checkout.information.${name}`),
    error: errorOf(`${part}.${name}`),
  })
  const autoComplete = (name: string) => `${part === 'delivery' ? 'shipping' : 'billing'} ${name}`
  const optional = t('common.optional')
  const ownStates = states[country] ?? []
  return (
    <div className="k-form-grid">
      <TextInput
        {...field('fullName')}
        defaultValue={initial.fullName}
        autoComplete={autoComplete('name')}
        maxLength={120}
      />
      <TextInput
        {...field('line1')}
        className="k-span-4"
        defaultValue={initial.line1}
        autoComplete={autoComplete('address-line1')}
        maxLength={120}
      />
      <TextInput
        {...field('line2')}
        className="k-span-2"
        defaultValue={initial.line2 ?? ''}
        autoComplete={autoComplete('address-line2')}
        optional={optional}
        maxLength={120}
      />
      <TextInput
        {...field('postalCode')}
        className="k-span-2"
        defaultValue={initial.postalCode}
        autoComplete={autoComplete('postal-code')}
        optional={needed.includes('postalCode') ? undefined : optional}
        maxLength={20}
      />
      <TextInput
        {...field('city')}
        className="k-span-4"
        defaultValue={initial.city}
        autoComplete={autoComplete('address-level2')}
        maxLength={80}
      />
      {ownStates.length > 0 && (
        <Select
          {...field('state')}
          key={country}
          className="k-span-3"
          prompt={t('checkout.information.stateChoose')}
          defaultValue={country === initial.country ? (initial.state ?? '') : ''}
          autoComplete={autoComplete('address-level1')}
          options={[...ownStates]}
        />
      )}
      <Select
        {...field('country')}
        className="k-span-3"
        value={country}
        onChange={(event) => setCountry(event.target.value)}
        autoComplete={autoComplete('country')}
        options={onlyCountry ? [onlyCountry] : [...countries]}
      />
      <TextInput
        {...field('phone')}
        type="tel"
        className="k-span-3"
        help={t('checkout.information.phoneHelp')}
        defaultValue={initial.phone ?? ''}
        autoComplete={autoComplete('tel')}
        optional={optional}
        maxLength={30}
      />
    </div>
  )
}

/** The address as it stands in the form. */
export function readAddress(form: FormData, part: string): Address {
  const read = (name: string) => String(form.get(`${part}.${name}`) ?? '').trim()
  return {
    fullName: read('fullName'),
    line1: read('line1'),
    line2: read('line2') || null,
    postalCode: read('postalCode'),
    city: read('city'),
    state: read('state') || null,
    country: read('country'),
    phone: read('phone') || null,
  }
}
