import { BlockCatalogue } from '@kindred/content/blocks/story/block-catalogue.tsx'
import { notFound } from 'next/navigation'
import { makeBlockWords } from '../../../../page-kinds/make-block-words.ts'

/** Every block in every variant, for people who build; not in production. */
export default async function BlocksPage() {
  if (process.env.KINDRED_MODE === 'production') notFound()
  return <BlockCatalogue words={await makeBlockWords('en-gb')} />
}

export const dynamic = 'force-dynamic'
