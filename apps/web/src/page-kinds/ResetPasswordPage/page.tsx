import type { PageKindProps } from '../page-kind.ts'
import { LaterPage } from '../parts/later-page.tsx'

/** PAGE-39: never tracked, never in a search engine. */
export default function ResetPasswordPage(props: PageKindProps) {
  return <LaterPage {...props} />
}
