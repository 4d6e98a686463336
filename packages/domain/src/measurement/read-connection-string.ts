export type TelemetrySink = {
  readonly instrumentationKey: string
  /** Where events go, as a content policy names it. */
  readonly origin: string
}

/**
 * Reads a connection string of Application Insights: `InstrumentationKey=…;IngestionEndpoint=https://…;…`. Null for none,
 * and for one that would open the content policy to anything but one address over https.
 */
export function readConnectionString(text: string | null | undefined): TelemetrySink | null {
  const parts = new Map((text ?? '').split(';').map(splitPair))
  const instrumentationKey = parts.get('instrumentationkey') ?? ''
  const endpoint = parts.get('ingestionendpoint') ?? 'https://dc.services.visualstudio.com/'
  if (!/^[\da-f-]{36}$/i.test(instrumentationKey) || !/^https:\/\/[a-z\d.-]+\/?$/i.test(endpoint)) return null
  return { instrumentationKey, origin: new URL(endpoint).origin }
}

function splitPair(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return [pair.slice(0, at).trim().toLowerCase(), pair.slice(at + 1).trim()]
}
