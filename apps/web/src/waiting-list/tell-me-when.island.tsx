'use client'

import { CallError } from '@kindred/contracts/request'
import type { WaitingListEntry } from '@kindred/contracts/waiting-list'
import { mostStraws } from '@kindred/domain/waiting-list/waiting-terms'
import { Button } from '@kindred/ui/button/button'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Note } from '@kindred/ui/note/note'
import { QuantityStepper } from '@kindred/ui/quantity-stepper/quantity-stepper.island'
import { Select } from '@kindred/ui/select/select'
import { type FormEvent, useEffect, useState } from 'react'
import { callShop } from '../browser/call-shop.ts'
import { type SessionUser, watchSession } from '../browser/session.ts'
import { signInAddress } from '../identity/sign-in-address.ts'
import { fillText } from '../texts/fill-text.ts'
import { tellMeWhenId } from './list-waitable.ts'

type Texts = Record<string, string>

export type TellMeWhenFormProps = {
  donorGuid: string
  department: string
  shopCode: string
  locale: string
  language: string
  path: string
  types: { value: string; label: string }[]
  texts: Texts
  errors: Texts
}

type Outcome = { tone: 'ok' | 'error'; text: string } | null

/** Which straws and how many somebody waits for. For visitors the way to sign-in stands here, also without scripts. */
export function TellMeWhenForm(props: TellMeWhenFormProps) {
  const { donorGuid, department, shopCode, language, types, texts, errors } = props
  const [user, setUser] = useState<SessionUser | null>(null)
  const [entries, setEntries] = useState<WaitingListEntry[]>([])
  const [type, setType] = useState(types[0]?.value ?? '')
  const [amount, setAmount] = useState(1)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>(null)

  useEffect(() => watchSession((session) => setUser(session.user)), [])
  useEffect(() => {
    setEntries([])
    if (!user) return
    let isOver = false
    callShop(shopCode)<WaitingListEntry[]>(`/api/stocknotifications/${department}/${donorGuid}`)
      .then((found) => isOver || setEntries(found.filter(({ state }) => state === 'waiting')))
      // The form stands all the same: asking twice is asking once.
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [user, shopCode, department, donorGuid])

  if (!user)
    return (
      <p>
        <LinkButton variant="outlined" wide href={signInAddress(`${props.path}#${tellMeWhenId}`)}>
          {texts.signIn}
        </LinkButton>
      </p>
    )

  const day = (instant: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(instant))
  const nameType = (value: string) => types.find((one) => one.value === value)?.label ?? value
  const describe = ({ strawType, amount: count, expiresAt }: WaitingListEntry) =>
    fillText(texts.waits ?? '', { type: nameType(strawType), count, date: day(expiresAt) })

  const attempt = async (work: () => Promise<string>) => {
    setBusy(true)
    setOutcome(null)
    try {
      setOutcome({ tone: 'ok', text: await work() })
    } catch (error) {
      const code = error instanceof CallError ? (error.errors[0]?.code ?? 'other') : 'unavailable'
      setOutcome({ tone: 'error', text: errors[code] ?? errors.other ?? '' })
    }
    setBusy(false)
  }
  const join = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    void attempt(async () => {
      const joined = await callShop(shopCode)<WaitingListEntry>(`/api/stocknotifications/${department}`, {
        method: 'POST',
        body: { donorGuid, strawType: type, amount },
      })
      setEntries((before) => [joined, ...before.filter(({ strawType }) => strawType !== joined.strawType)])
      return fillText(texts.joined ?? '', { date: day(joined.expiresAt) })
    })
  }
  const leave = (entry: WaitingListEntry) =>
    attempt(async () => {
      await callShop(shopCode)(`/api/stocknotifications/${entry.waitingListGuid}`, { method: 'DELETE' })
      setEntries((before) => before.filter((one) => one !== entry))
      return texts.left ?? ''
    })

  return (
    <>
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.waitingListGuid}>
              <span>{describe(entry)}</span>
              <Button
                variant="text"
                size="small"
                aria-label={`${texts.leave}: ${nameType(entry.strawType)}`}
                onClick={() => leave(entry)}
              >
                {texts.leave}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form method="post" onSubmit={join}>
        <Select
          id="waiting-type"
          label={texts.type}
          options={types}
          value={type}
          onChange={(event) => setType(event.target.value)}
        />
        <div className="k-tell-me__amount">
          <span aria-hidden="true">{texts.amount}</span>
          <QuantityStepper
            label={texts.amount ?? ''}
            fewerLabel={texts.fewer ?? ''}
            moreLabel={texts.more ?? ''}
            minimum={1}
            maximum={mostStraws}
            value={amount}
            onChange={setAmount}
          />
        </div>
        <Button type="submit" variant="outlined" wide busy={isBusy} busyLabel={texts.asking}>
          {texts.action}
        </Button>
      </form>
      <div role="status">
        {outcome && (
          <Note tone={outcome.tone}>
            <p>{outcome.text}</p>
            {outcome.tone === 'ok' && (
              <p>
                <a className="k-link" href={`/${props.locale}/account/favourites/#waiting-list`}>
                  {texts.list}
                </a>
              </p>
            )}
          </Note>
        )}
      </div>
    </>
  )
}
