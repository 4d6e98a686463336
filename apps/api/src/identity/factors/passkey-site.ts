import type { Config } from '../../config.ts'

/** What passkeys are bound to: they work at the public address alone, so no copy of the site can ask for one. */
export const passkeySite = ({ publicUrl }: Pick<Config, 'publicUrl'>) => ({
  id: new URL(publicUrl).hostname,
  origin: new URL(publicUrl).origin,
  name: 'Kindred',
})

/** EdDSA, ES256 and RS256 cover every device. */
export const passkeyAlgorithms = [-8, -7, -257]
export const passkeyMinutes = 5
