import { headers } from 'next/headers'
import { readLocale } from '../../../layouts/read-locale.ts'
import { BareStatusPage } from '../../../layouts/status-page.tsx'

/**
 * For what is found missing only while a page is drawn. Every page carries this one along in its data, so it has no menus;
 * what a lookup finds missing is answered with all of them (`show-page.tsx`).
 */
export default async function NotFound() {
  const path = (await headers()).get('x-path') ?? '/'
  return <BareStatusPage path={path} status={404} locale={readLocale(path.split('/')[1] ?? '')} />
}
