import type { PageKindProps } from '../page-kind.ts'
import { ElsewherePage } from '../parts/elsewhere-page.tsx'

/** PAGE-32: a subscription is ordered and paid like anything else, and its order keeps its time. */
export default function AccountSubscriptionsPage(props: PageKindProps) {
  return <ElsewherePage {...props} to="orders" />
}
