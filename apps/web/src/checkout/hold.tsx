'use client'

import type { Basket } from '@kindred/contracts/basket'
import { Button } from '@kindred/ui/button/button'
import { HoldTimer } from '@kindred/ui/hold-timer/hold-timer.island'
import { Note } from '@kindred/ui/note/note'
import { useState } from 'react'
import type { Translate } from './island-texts.ts'

/** Minutes of a hold, for the dial; one renewal gives as many again. */
const holdMinutes = 60

type HoldProps = {
  hold: Basket['hold']
  /** ISO instant at which the server said so. */
  now: string
  t: Translate
  /** One line, at the side of a step. */
  small?: boolean
  /** Renewing, in one press. */
  onRenew?: () => void
  /** Holding anew after the end: everything is checked again. */
  onAgain?: () => void
  busy?: boolean
}

/** How long the basket is held, and what to do when it is over. */
export function Hold({ hold, now, t, small, onRenew, onAgain, busy }: HoldProps) {
  const [endedAt, setEndedAt] = useState<string | null>(null)
  if (!hold) return null
  if (endedAt === hold.expiresAt || Date.parse(hold.expiresAt) <= Date.parse(now)) {
    return (
      <Note tone="warn" title={t('basket.hold.endedTitle')} announce="status">
        <p>{t('basket.hold.ended')}</p>
        {onAgain && (
          <Button
            variant="outlined"
            size="small"
            onClick={onAgain}
            busy={busy}
            busyLabel={t('basket.hold.renewing')}
          >
            {t('basket.hold.again')}
          </Button>
        )}
      </Note>
    )
  }
  return (
    <HoldTimer
      key={hold.expiresAt}
      endsAt={hold.expiresAt}
      now={now}
      minutes={holdMinutes}
      small={small}
      text={t(small ? 'basket.hold.small' : 'basket.hold.text')}
      announcements={{
        10: t('basket.hold.minutes10'),
        5: t('basket.hold.minutes5'),
        1: t('basket.hold.minutes1'),
      }}
      onEnd={() => setEndedAt(hold.expiresAt)}
      action={
        onRenew && hold.canRenew ? (
          <Button
            variant="text"
            size="small"
            onClick={onRenew}
            busy={busy}
            busyLabel={t('basket.hold.renewing')}
          >
            {t('basket.hold.renew')}
          </Button>
        ) : undefined
      }
    />
  )
}
