import { countries } from './countries.ts'
import { shops } from './shops.ts'
import { stableId } from './stable-id.ts'

const home = { dk: 'DK', de: 'DE', uk: 'GB', usa: 'US' } as const
const basisPoints = { dk: 2_500, de: 1_900, uk: 2_000, usa: 0 } as const

/**
 * The shop's own rate at home and, for the shops of the Union, in its other countries; export is zero-rated. Rates of
 * 25, 19 and 20 % are general rates; whether straws bear them is not verified, so the rows say so.
 */
export const taxRates = shops.flatMap(({ code }) =>
  countries
    .filter((country) => country.shopCodes.some((shop) => shop === code))
    .map((country) => {
      const isUnion = (code === 'dk' || code === 'de') && country.isEu
      return {
        id: stableId(`tax ${code} ${country.code}`),
        shop: code,
        country: country.code,
        rateBp: country.code === home[code] || isUnion ? basisPoints[code] : 0,
        // Consumers see what they pay; in the United States tax is not part of a price.
        pricesIncludeTax: code !== 'usa',
        source: 'vatupdate.com: donor cells bear the general rate',
        verified: false,
      }
    }),
)
