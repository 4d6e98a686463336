import type { PageKindProps } from '../page-kind.ts'
import { LaterPage } from '../parts/later-page.tsx'

/** PAGE-13: what it asks is answered after the order. */
export default function GeneticMatchingInformationPage(props: PageKindProps) {
  return <LaterPage {...props} />
}
