import { headers } from 'next/headers'
import { readLocale } from '../../../../layouts/read-locale.ts'
import { StatusPage } from '../../../../layouts/status-page.tsx'
import { getTexts } from '../../../../texts/get-texts.ts'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: t('layout.serverErrorTitle') }
}

/**
 * What the front door answers with when another page threw while it was made (PAGE-40): whole, so that it is read without
 * scripts. The path that was asked for comes from the front door, so that “try again” leads there.
 */
export default async function ServerError({ params }: Props) {
  const { locale } = await params
  return <StatusPage path={(await headers()).get('x-path') ?? `/${locale}/`} locale={locale} status={500} />
}
