import { readLocale } from '../../../layouts/read-locale.ts'
import { StatusPage } from '../../../layouts/status-page.tsx'
import { getTexts } from '../../../texts/get-texts.ts'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: t('layout.notFoundTitle') }
}

/** A locale alone is no page; the front door sends `/` to the start page of the visitor’s shop. */
export default async function LocaleOnly({ params }: Props) {
  return <StatusPage path={`/${(await params).locale}/`} status={404} />
}
