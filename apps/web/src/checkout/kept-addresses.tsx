import type { Address, KeptAddress } from '@kindred/contracts/accounts'
import { Button } from '@kindred/ui/button/button'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import { Select } from '@kindred/ui/select/select'
import { type ReactNode, useState } from 'react'
import type { Translate } from './island-texts.ts'

type Part = 'billing' | 'delivery'

type KeptAddressesProps = {
  part: Part
  addresses: readonly KeptAddress[]
  /** What stands in the fields until one is chosen. */
  initial: Partial<Address>
  t: Translate
  onDelete: (id: string) => void
  /** The fields, filled anew with each choice. */
  children: (initial: Partial<Address>) => ReactNode
}

/**
 * An address out of those used before, or a new one that may be kept (`{part}.keep` of the form). One that was chosen can
 * be let go here.
 */
export function KeptAddresses({ part, addresses, initial, t, onDelete, children }: KeptAddressesProps) {
  const [chosenId, setChosenId] = useState(() => findSame(addresses, initial)?.id ?? '')
  const chosen = addresses.find((one) => one.id === chosenId)
  const say = (key: string) => t(`checkout.information.kept.${key}`)
  return (
    <div className="k-stack">
      {addresses.length > 0 && (
        <div className="k-checkout__kept">
          <Select
            id={`${part}-kept`}
            label={say('choose')}
            value={chosen?.id ?? ''}
            onChange={(event) => setChosenId(event.target.value)}
            options={[
              { value: '', label: say('other') },
              ...addresses.map(({ id, address }) => ({ value: id, label: nameAddress(address) })),
            ]}
          />
          {chosen && (
            <Button variant="text" size="small" onClick={() => onDelete(chosen.id)}>
              {say('delete')}
            </Button>
          )}
        </div>
      )}
      <div key={chosen?.id ?? ''}>{children(chosen?.address ?? startOf(addresses, initial))}</div>
      <Checkbox
        id={`${part}-keep`}
        name={`${part}.keep`}
        label={say('keep')}
        key={`keep ${chosen?.id}`}
        defaultChecked={chosen !== undefined}
      />
    </div>
  )
}

/** Which parts of the form the account shall keep. */
export const readKeeps = (form: FormData): Part[] =>
  (['billing', 'delivery'] as const).filter((part) => form.has(`${part}.keep`))

const nameAddress = ({ fullName, line1, postalCode, city }: Address): string =>
  [fullName, line1, [postalCode, city].filter(Boolean).join(' ')].join(', ')

function findSame(addresses: readonly KeptAddress[], { line1, fullName, postalCode }: Partial<Address>) {
  return addresses.find(
    ({ address }) =>
      address.line1 === line1 && address.fullName === fullName && address.postalCode === postalCode,
  )
}

/** A new address begins empty where the one that stood there is a kept one. */
function startOf(addresses: readonly KeptAddress[], initial: Partial<Address>): Partial<Address> {
  return findSame(addresses, initial) ? { country: initial.country } : initial
}
