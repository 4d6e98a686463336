'use client'

import type { OwnOrder } from '@kindred/contracts/orders'
import { Button } from '@kindred/ui/button/button'
import { Note } from '@kindred/ui/note/note'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { Failures } from '../checkout/failures.tsx'
import { type IslandTexts, useTexts } from '../checkout/island-texts.ts'
import { LinkedText } from '../checkout/linked-text.tsx'
import { tellFailure } from '../checkout/tell-failure.ts'
import { useAction } from '../checkout/use-action.ts'

type SignCarriersProps = {
  order: Pick<OwnOrder, 'number' | 'carriersToSign'>
  shopCode: string
  locale: string
  /** What a carrier finding means. */
  carrierHref: string
  texts: IslandTexts
}

/** The acknowledgement that an order waits for, signed after it: nothing of these donors leaves before (domain rules 6). */
export function SignCarriers({ order, shopCode, locale, carrierHref, texts }: SignCarriersProps) {
  const router = useRouter()
  const t = useTexts(texts)
  const { language } = texts
  const { busy, failures, send, run } = useAction(shopCode)
  const [isSigned, setSigned] = useState(false)
  const say = (key: string, values?: Record<string, string>) =>
    t(`checkout.summaryTab.carriers.${key}`, values)

  const sign = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const signature = String(new FormData(event.currentTarget).get('signature') ?? '')
    void run(async () => {
      const path = `/api/orders/${encodeURIComponent(order.number)}/carrieracknowledgement`
      if (await send(path, { body: { signature, language: locale } })) {
        setSigned(true)
        router.refresh()
      }
      return 'stays'
    })
  }

  if (isSigned)
    return (
      <Note tone="ok" announce="status">
        {t('orders.carriers.signed')}
      </Note>
    )
  if (order.carriersToSign.length === 0) return null
  const wrong = failures.find(({ field }) => field === 'signature')
  const names = order.carriersToSign.map(({ alias, donorId }) => `${alias} ${donorId}`)
  return (
    <form method="post" onSubmit={sign} className="k-stack k-account__form">
      <h2>{say('title')}</h2>
      <p>
        <LinkedText
          text={say('text', { names: new Intl.ListFormat(language).format(names) })}
          href={carrierHref}
        />
      </p>
      <Failures failures={failures.filter((one) => one !== wrong)} t={t} language={language} />
      <TextInput
        id="carrier-signature"
        name="signature"
        label={say('signature')}
        error={wrong && tellFailure(t, language, wrong)}
        autoComplete="name"
        maxLength={120}
      />
      <Button type="submit" busy={busy} busyLabel={t('checkout.saving')}>
        {t('orders.carriers.sign')}
      </Button>
    </form>
  )
}
