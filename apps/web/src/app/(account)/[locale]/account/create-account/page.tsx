import { isOneOf, shopCodes } from '@kindred/domain/vocabulary'
import { SignInFrame } from '../../../../../identity/sign-in-frame.tsx'
import type { Query } from '../../../../../layouts/query.ts'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { CreateAccount } from '../../../../../page-kinds/CreateNewAccountPage/create-account.tsx'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Query>
}

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: t('accounts.create.title') }
}

/** The form of the page kind at a fixed address, so that the sign-in page can lead there from everywhere. */
export default async function CreateAccountPage({ params, searchParams }: Props) {
  const locale = readLocale((await params).locale)
  const { shop, type } = await searchParams
  const shopCode = isOneOf(shopCodes, shop) ? shop : 'dk'
  const visitorType = type === 'professional' ? 'professional' : 'private'
  const { t } = await getTexts(locale)
  const other = visitorType === 'private' ? 'professional' : 'private'
  return (
    <SignInFrame
      locale={locale}
      shopCode={shopCode}
      title={t('accounts.create.title')}
      lead={t('accounts.create.lead')}
    >
      <p>
        <strong>{t(`accounts.create.${visitorType}`)}</strong>
        {' · '}
        <a className="k-link" href={`?shop=${shopCode}&type=${other}`}>
          {t(`accounts.create.${other}`)}
        </a>
      </p>
      <CreateAccount locale={locale} shopCode={shopCode} visitorType={visitorType} />
    </SignInFrame>
  )
}
