'use client'

import type { Basket } from '@kindred/contracts/basket'
import { selectTabs } from '@kindred/domain/checkout/steps'
import { Badge } from '@kindred/ui/badge/badge'
import { BasketGroup } from '@kindred/ui/basket-group/basket-group'
import { Button } from '@kindred/ui/button/button'
import { EmptyState } from '@kindred/ui/empty-state/empty-state'
import { Icon } from '@kindred/ui/icon/icon'
import { Link } from '@kindred/ui/link/link'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Note } from '@kindred/ui/note/note'
import { Panel } from '@kindred/ui/panel/panel'
import { Avatar } from '@kindred/ui/portrait/portrait'
import { Skeleton } from '@kindred/ui/skeleton/skeleton'
import { showToast } from '@kindred/ui/toast/toast.island'
import { VisuallyHidden } from '@kindred/ui/visually-hidden/visually-hidden'
import { useEffect, useRef } from 'react'
import { BasketWarning } from '../basket-warning/basket-warning.lazy.tsx'
import type { WarningTexts } from '../basket-warning/pick-warning.ts'
import { formatMoney } from '../texts/format-money.ts'
import { addressLine } from './address-line.ts'
import { BasketLineRow } from './basket-line.tsx'
import { DiscountField } from './discount-field.tsx'
import { Failures } from './failures.tsx'
import { type BasketLine, groupLines, keyOfLine } from './group-lines.ts'
import { Hold } from './hold.tsx'
import { type IslandTexts, useTexts } from './island-texts.ts'
import { nameLine } from './name-line.ts'
import type { CheckoutPlace } from './place.ts'
import { Summary } from './summary.tsx'
import { nameCountry, tellChange, tellFailure } from './tell-failure.ts'
import { useBasket } from './use-basket.ts'

type BasketViewProps = {
  place: CheckoutPlace
  texts: IslandTexts
  /** Null for a visitor: only the browser knows which basket is theirs (BASK-05). */
  initial: Basket | null
  isSignedIn: boolean
  /** Right back from sign-in: go on, unless the basket is not what was seen before. */
  goesOn: boolean
  now: string
  findDonorHref: string
}

/** The basket: lines by donor, what was added for the customer, and how long everything is held. */
export function BasketView(props: BasketViewProps) {
  const { texts, findDonorHref } = props
  const { language } = texts
  const t = useTexts(texts)
  const own = useBasket(props)
  const { basket, changes, failures, pending } = own
  const changed = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (changes.length > 0) changed.current?.focus()
  }, [changes])

  if (!basket) {
    if (failures.length > 0)
      return (
        <EmptyState
          title={t('common.error')}
          headingLevel={2}
          announce
          action={<Button onClick={() => window.location.reload()}>{t('common.tryAgain')}</Button>}
        >
          {t('basket.loadFailed')}
        </EmptyState>
      )
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{t('basket.loading')}</VisuallyHidden>
        <Skeleton heading lines={['100%', '92%', '96%']} />
      </div>
    )
  }
  if (basket.lines.length === 0)
    return (
      <>
        <Changes {...{ changes, t, language }} />
        <EmptyState
          title={t('basket.empty.title')}
          headingLevel={2}
          action={<LinkButton href={findDonorHref}>{t('basket.empty.action')}</LinkButton>}
        >
          {t('basket.empty.text')}
        </EmptyState>
      </>
    )

  const country = basket.treatmentCountry
  const { donors, services } = groupLines(basket.lines)
  const remove = (line: BasketLine) => {
    const about = { name: nameLine(t, language, line, country), alias: line.donorAlias ?? '' }
    own.change(addressLine(line, 0))
    showToast({
      text: t('basket.line.removed', about),
      action: { label: t('basket.line.undo'), onAction: () => own.change(addressLine(line, line.quantity)) },
    })
  }
  const renderLine = (line: BasketLine) => (
    <BasketLineRow
      key={line.id}
      {...{ line, country, t, language }}
      isBusiness={basket.isBusiness}
      pendingQuantity={pending[keyOfLine(line)]}
      onQuantity={(quantity) => own.change(addressLine(line, quantity))}
      onRemove={() => remove(line)}
      onHandling={(lineHandlingType) =>
        own.change(addressLine(line, 0), { ...addressLine(line, line.quantity), lineHandlingType })
      }
    />
  )
  const ships = selectTabs(basket.lines).includes('shipping')
  return (
    <div className="k-columns">
      <div>
        <div ref={changed} tabIndex={-1}>
          <Changes {...{ changes, t, language }} />
        </div>
        <Failures {...{ failures, t, language }} />
        {own.warning && (
          <BasketWarning
            shopCode={props.place.shopCode}
            locale={props.place.locale}
            warning={own.warning}
            texts={readWarning(texts)}
            explain={(failure) => tellFailure(t, language, failure)}
            onClose={own.closeWarning}
          />
        )}
        <Hold
          hold={basket.hold}
          now={own.now}
          t={t}
          onRenew={own.renew}
          onAgain={own.holdAgain}
          busy={own.busy}
        />
        {donors.map(({ donor, lines }) => (
          <BasketGroup
            key={donor.donorGuid}
            label={donor.donorAlias ?? ''}
            head={
              <>
                {donor.portraitUrl && <Avatar src={donor.portraitUrl} />}
                <span>
                  <b>{donor.donorAlias}</b> {donor.donorId}
                </span>
                {donor.releaseType && (
                  <Badge tone={donor.releaseType === 'idRelease' ? 'juniper' : 'info'}>
                    {t('basket.group.release', { type: donor.releaseType })}
                  </Badge>
                )}
              </>
            }
            aside={
              country && lines.every((line) => line.notes.length === 0) ? (
                <>
                  <Icon name="check" />
                  {t('basket.group.allowed', { country: nameCountry(country, language) })}
                </>
              ) : undefined
            }
          >
            {lines.map(renderLine)}
          </BasketGroup>
        ))}
        {services.length > 0 && (
          <BasketGroup label={t('basket.group.services')} head={<b>{t('basket.group.services')}</b>}>
            {services.map(renderLine)}
          </BasketGroup>
        )}
        <p>
          <Link href={findDonorHref}>{t('basket.empty.action')}</Link>
        </p>
      </div>
      <aside className="k-columns__sticky k-checkout__side" aria-label={t('basket.summary')}>
        <Panel>
          <h2>{t('basket.summary')}</h2>
          <Summary {...{ basket, t, language, ships }} />
          <DiscountField {...{ basket, t, language }} {...own.code} />
          <Button wide onClick={own.goOn} busy={own.busy} busyLabel={t('basket.continuing')}>
            {t('basket.continue')}
          </Button>
          {!props.isSignedIn && <p className="k-summary__note">{t('basket.signInFirst')}</p>}
        </Panel>
      </aside>
      <VisuallyHidden role="status">
        {own.hasChanged && t('basket.updated', { total: formatMoney(basket.total, language) })}
      </VisuallyHidden>
    </div>
  )
}

/** `pickTexts` hands the whole area on. */
function readWarning({ messages }: IslandTexts): WarningTexts {
  const { warning } = messages.basket as unknown as { warning: WarningTexts }
  return warning
}

type ChangesProps = { changes: Basket['changes']; t: ReturnType<typeof useTexts>; language: string }

/** What the basket did by itself since it was last looked at. */
function Changes({ changes, t, language }: ChangesProps) {
  if (changes.length === 0) return null
  const sentences = [...new Set(changes.map((change) => tellChange(t, language, change)))]
  return (
    <Note tone="info" title={t('basket.changesTitle')} announce="status" className="k-checkout__messages">
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Note>
  )
}
