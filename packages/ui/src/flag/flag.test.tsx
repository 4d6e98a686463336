import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Flag } from './flag.tsx'

const published = fileURLToPath(new URL('../../../../apps/web/public', import.meta.url))

it('LAY-29 loads the flag by the lower-cased code of the country, and there is one for each country we serve', () => {
  for (const country of ['DK', 'de', 'US', 'GB', 'JP', 'GR', 'CN', 'TR']) {
    const [, address] = /src="([^"]+)"/.exec(renderToStaticMarkup(<Flag country={country} />)) ?? []
    expect(address).toBe(`/svg/flags/${country.toLowerCase()}.svg`)
    expect(existsSync(published + address)).toBe(true)
  }
})
