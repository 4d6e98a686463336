import { LeftNavigation } from '../LeftNavigationPage/left-navigation.tsx'
import type { PageKindProps } from '../page-kind.ts'

/** PAGE-10: a page within such a branch. */
export default function LeftNavigationSubPage(props: PageKindProps) {
  return <LeftNavigation {...props} />
}
