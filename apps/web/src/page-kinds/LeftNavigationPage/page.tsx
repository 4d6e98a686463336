import type { PageKindProps } from '../page-kind.ts'
import { LeftNavigation } from './left-navigation.tsx'

/** PAGE-09: the top of a branch with a menu beside it. */
export default function LeftNavigationPage(props: PageKindProps) {
  return <LeftNavigation {...props} />
}
