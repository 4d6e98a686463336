import { BlockCatalogue } from '@kindred/content/blocks/story/block-catalogue.tsx'
import { notFound } from 'next/navigation'
import { FormBlock } from '../../../../forms/form-block.tsx'
import { DonorShowcase } from '../../../../page-kinds/donor-search/donor-showcase.tsx'
import { makeBlockWords } from '../../../../page-kinds/make-block-words.ts'

const locale = 'en-gb'
const shopCode = 'dk'
const place = {
  locale,
  shopCode,
  visitorType: 'private' as const,
  path: `/${locale}/${shopCode}-shop/private/`,
}

/** Every block in every variant, for people who build; not in production. */
export default async function BlocksPage() {
  if (process.env.KINDRED_MODE === 'production') notFound()
  return (
    <BlockCatalogue
      words={await makeBlockWords(locale)}
      form={(block) => FormBlock({ block, locale, shopCode })}
      showcase={(block) => DonorShowcase({ block, place })}
    />
  )
}

export const dynamic = 'force-dynamic'
