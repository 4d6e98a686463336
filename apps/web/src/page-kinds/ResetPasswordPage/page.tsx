import type { PageKindProps } from '../page-kind.ts'
import { SurfacePage } from '../parts/surface-page.tsx'

/** PAGE-39: its words stand around the form of the account that sets a password; never tracked, never in a search engine. */
export default function ResetPasswordPage(props: PageKindProps) {
  return <SurfacePage {...props} />
}
