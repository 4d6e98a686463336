import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import { Flag } from '@kindred/ui/flag/flag'
import { Note } from '@kindred/ui/note/note'
import { Select } from '@kindred/ui/select/select'
import { type CountryChoice, chooseShopOf } from './country-choice.ts'
import type { CountryPanelProps } from './country-panel-props.ts'

type CountryFieldsProps = Pick<CountryPanelProps, 'countries' | 'treatmentCountry' | 'texts'> & {
  choice: CountryChoice
  isLoading: boolean
  /** LOC-34: whoever buys for a clinic is where the clinic is. */
  isProfessional: boolean
  onCountry: (code: string) => void
  onChange: (choice: CountryChoice) => void
}

/** Country, then its shops, then the languages of the shop (LOC-34 to LOC-37). */
export function CountryFields(props: CountryFieldsProps) {
  const { choice, countries, texts, isLoading, isProfessional, onCountry, onChange } = props
  const { country, state, shops, shopCode, language } = choice
  const shop = shops.find((one) => one.value === shopCode) ?? null
  const chosen = countries.find((one) => one.value === country)
  const states = chosen?.states ?? []
  const isLater = country === ''
  return (
    <>
      {!isProfessional && (
        <>
          <Select
            id="settings-country"
            label={texts.country}
            lead={chosen && <Flag country={chosen.value} />}
            value={country}
            onChange={(event) => onCountry(event.target.value)}
            options={[...(isLater ? [{ value: '', label: texts.chooseLater }] : []), ...countries]}
          />
          {states.length > 0 && (
            <Select
              id="settings-state"
              label={texts.state}
              prompt={texts.statePrompt}
              value={state}
              onChange={(event) => onChange({ ...choice, state: event.target.value })}
              options={states}
            />
          )}
          {(shop?.canChooseLater || isLater) && (
            <Checkbox
              id="settings-later"
              label={texts.chooseLaterBox}
              checked={isLater}
              onChange={({ target }) =>
                onCountry(target.checked ? '' : (props.treatmentCountry ?? countries[0]?.value ?? ''))
              }
            />
          )}
        </>
      )}
      {shops.length > 0 ? (
        <Select
          id="settings-shop"
          label={texts.shop}
          help={shops.length > 1 && !isLater ? texts.manyShops : undefined}
          value={shopCode}
          onChange={(event) => onChange(chooseShopOf(choice, event.target.value))}
          options={[...shops]}
        />
      ) : (
        <p role="status">{isLoading ? texts.loading : texts.noShops}</p>
      )}
      {shop && (
        <Select
          id="settings-language"
          label={texts.language}
          value={language}
          onChange={(event) => onChange({ ...choice, language: event.target.value })}
          options={shop.languages}
        />
      )}
      {chosen && country !== props.treatmentCountry && !isProfessional && (
        <Note tone="info" announce="status">
          {texts[chosen.donorAnonymity].replace('{country}', chosen.label)}
        </Note>
      )}
    </>
  )
}
