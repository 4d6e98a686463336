import type { PageKindProps } from '../page-kind.ts'
import { LaterPage } from '../parts/later-page.tsx'

/** CRT-03 */
export default function TwoStepVerificationPage(props: PageKindProps) {
  return <LaterPage {...props} />
}
