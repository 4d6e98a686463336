import { headers } from 'next/headers'
import { StatusPage } from '../../../layouts/status-page.tsx'

/** For what is found missing only while a page is drawn; the path comes from the front door. */
export default async function NotFound() {
  return <StatusPage path={(await headers()).get('x-path') ?? '/'} status={404} />
}
