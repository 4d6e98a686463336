import type { Address } from '@kindred/contracts/accounts'
import { nameCountry } from './tell-failure.ts'

type AddressTextProps = {
  address: Address
  language: string
  /** A clinic's own name in place of a person's. */
  name?: string | null
}

/** An address in lines, as it stands on a letter. */
export function AddressText({ address, language, name }: AddressTextProps) {
  const city = [address.postalCode, address.city, address.state].filter(Boolean).join(' ')
  const country = nameCountry(address.country, language)
  const lines = [name ?? address.fullName, address.line1, address.line2, city, country]
  return (
    <address>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </address>
  )
}
