'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { type IslandTexts, useTexts } from '../checkout/island-texts.ts'

// Few orders go to New York: its form is loaded with the first.
const NewYorkForm = dynamic(() =>
  import('../checkout/new-york-form.island.tsx').then((island) => island.NewYorkForm),
)

type SendNewYorkFormProps = { number: string; shopCode: string; texts: IslandTexts }

/** The form that an order waits for: saved filled, sent signed; then the page says that it is here. */
export function SendNewYorkForm({ number, shopCode, texts }: SendNewYorkFormProps) {
  const router = useRouter()
  const t = useTexts(texts)
  const order = `/api/orders/${encodeURIComponent(number)}`
  return (
    <NewYorkForm
      shopCode={shopCode}
      calls={{ save: `${order}/newyorkpdf`, send: `${order}/newyorkform` }}
      t={t}
      onSent={() => router.refresh()}
    />
  )
}
