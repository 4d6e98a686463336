import { Catalogue } from '@kindred/ui/story/catalogue'
import { notFound } from 'next/navigation'

/** Every component in every state, for people who build; not in production. */
export default function ComponentsPage() {
  if (process.env.KINDRED_MODE === 'production') notFound()
  return <Catalogue />
}

export const dynamic = 'force-dynamic'
