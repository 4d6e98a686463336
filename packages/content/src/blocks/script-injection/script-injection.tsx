import type { ScriptInjectionData } from './schema.ts'
import { ScriptAfterConsent } from './script-after-consent.island.tsx'

/**
 * BLK-09: nothing is seen. The mark tells the front door which address the content policy of this page opens to; the
 * island fetches the script once the visitor has agreed.
 */
export function ScriptInjectionBlock({ src, consent }: ScriptInjectionData) {
  return (
    <>
      <meta name="kindred-script-origin" content={new URL(src).origin} />
      <ScriptAfterConsent src={src} consent={consent} />
    </>
  )
}
