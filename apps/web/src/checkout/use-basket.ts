import type { Basket, BasketLineChange } from '@kindred/contracts/basket'
import { selectTabs } from '@kindred/domain/checkout/steps'
import { useEffect, useRef, useState } from 'react'
import { findWarning, type RefusedRequest } from '../basket-warning/find-warning.ts'
import { keepAnonymousBasketId, readAnonymousBasketId } from '../browser/anonymous-basket.ts'
import { tellBasketChange } from '../browser/basket-count.ts'
import { signInAddress } from '../identity/sign-in-address.ts'
import { keyOfLine } from './group-lines.ts'
import { isSameAfterMerge } from './is-same-after-merge.ts'
import { measureStep, useStepStart } from './measure-step.ts'
import {
  basketCall,
  basketSummaryCall,
  type CheckoutPlace,
  discountCall,
  dropDiscountCall,
  pagePath,
} from './place.ts'
import { describeRequest, sendChanges } from './send-changes.ts'
import { makeUpdateQueue, newerBasket, type UpdateQueue } from './update-queue.ts'
import { type CallFailure, useAction } from './use-action.ts'

type Start = {
  place: CheckoutPlace
  initial: Basket | null
  isSignedIn: boolean
  goesOn: boolean
  now: string
}

const nobodysBasket = '00000000-0000-0000-0000-000000000000'

/** The basket as the browser holds it: the server's last answer, and what was asked for since. */
export function useBasket({ place, initial, isSignedIn, goesOn, now: loadedAt }: Start) {
  const action = useAction(place.shopCode)
  const codeAction = useAction(place.shopCode)
  useStepStart(place, 'basket')
  const [basket, setBasket] = useState(initial)
  const [changes, setChanges] = useState(initial?.changes ?? [])
  const [pending, setPending] = useState<Record<string, number>>({})
  const [now, setNow] = useState(loadedAt)
  const [hasChanged, setHasChanged] = useState(false)
  const shown = useRef(initial)
  /** The server's clock against this one, so that a hold ends when the server says. */
  const skew = useRef(0)

  const accept = (reply: Basket) => {
    const next = newerBasket(shown.current, reply)
    shown.current = next
    setBasket(next)
    setNow(new Date(Date.now() + skew.current).toISOString())
    tellBasketChange(next.count)
    if (!isSignedIn && next.id !== nobodysBasket) keepAnonymousBasketId(next.id)
  }

  const load = async (): Promise<Basket | undefined> => {
    const reply = await action.send<Basket>(basketSummaryCall(place), { method: 'GET' })
    if (!reply) return undefined
    accept(reply)
    setChanges(reply.changes)
    return reply
  }

  const submit = async (): Promise<'leaves' | 'stays'> => {
    const checked = await action.send<{ valid: boolean }>(basketCall(place, '/submit'), { method: 'GET' })
    if (!checked) return 'stays'
    measureStep(place, 'basket', 'submitted')
    const tabs = selectTabs(shown.current?.lines ?? [])
    window.location.assign(pagePath(place, tabs[1] ?? 'information'))
    return 'leaves'
  }

  /** What the basket changed by itself must be seen before going on, so it is fetched and shown. */
  const reloadAfterRefusal = async (before: Basket['changes']) => {
    await load()
    if (before.length > 0) setChanges(before)
  }

  const goOn = () =>
    action.run(async () => {
      if (isSignedIn) return submit()
      window.location.assign(signInAddress(`${pagePath(place, 'basket')}?goOn=1`))
      return 'leaves'
    })

  const lastRequest = useRef<RefusedRequest>({ lines: [] })
  const queue = useRef<UpdateQueue>(undefined)
  queue.current ??= makeUpdateQueue(async (sent) => {
    lastRequest.current = describeRequest(sent)
    const reply = await sendChanges(place, lastRequest.current, action.send<Basket>, (one) => {
      setPending((known) => dropAnswered(known, sent))
      accept(one)
    })
    setPending((known) => dropAnswered(known, sent))
    if (!reply) return load()
    setChanges(reply.changes)
    setHasChanged(true)
  })

  const change = (...asked: BasketLineChange[]) => {
    action.setFailures([])
    setPending((known) => ({
      ...known,
      ...Object.fromEntries(
        asked.filter((one) => one.quantity > 0).map((one) => [keyOfLine(one), one.quantity]),
      ),
    }))
    queue.current?.change(...asked)
  }

  const renew = () =>
    action.run(async () => {
      const reply = await action.send<Basket>(basketCall(place, '/hold/renew'))
      if (reply) accept(reply)
      return 'stays'
    })

  const sendCode = (path: string, method: 'POST' | 'DELETE') =>
    codeAction.run(async () => {
      const reply = await codeAction.send<Basket>(path, { method })
      if (!reply) return 'stays'
      accept(reply)
      setChanges(reply.changes)
      setHasChanged(true)
      return 'stays'
    })

  const holdAgain = () =>
    action.run(async () => {
      await action.send(basketCall(place, '/submit'), { method: 'GET' })
      await load()
      return 'stays'
    })

  const start = async (): Promise<'leaves' | 'stays'> => {
    const visitors = readAnonymousBasketId()
    let merged: Basket | undefined
    if (isSignedIn && visitors) {
      // Told once, merged, and forgotten (decision 10).
      merged = await load()
      if (!merged) return 'stays'
      keepAnonymousBasketId(null)
    } else if (!isSignedIn) {
      const reply = await load()
      if (reply?.id === nobodysBasket) keepAnonymousBasketId(null)
      return 'stays'
    }
    return goesOn && isSameAfterMerge(shown.current, merged?.changes ?? []) ? submit() : 'stays'
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    skew.current = Date.parse(loadedAt) - Date.now()
    if (goesOn) window.history.replaceState(null, '', pagePath(place, 'basket'))
    void action.run(start)
  }, [])

  // Before the next page is asked for, and on phones, where a page is only put aside, as it goes.
  useEffect(() => {
    const flush = () => queue.current?.flush()
    const ends = ['beforeunload', 'pagehide']
    for (const end of ends) window.addEventListener(end, flush)
    return () => {
      for (const end of ends) window.removeEventListener(end, flush)
    }
  }, [])

  const warning = findWarning(action.failures, lastRequest.current)
  const closeWarning = (reply: Basket | null) => {
    action.setFailures([])
    if (!reply) return
    accept(reply)
    setChanges(reply.changes)
  }

  const refusal = action.failures.find((failure) => failure.code === 'basket-changed')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (refusal) void reloadAfterRefusal(readChanges(refusal))
  }, [refusal])

  return {
    basket,
    changes,
    pending,
    now,
    hasChanged,
    busy: action.busy,
    failures: warning ? [] : action.failures,
    warning,
    closeWarning,
    change,
    renew,
    holdAgain,
    goOn,
    code: {
      busy: codeAction.busy,
      failure: codeAction.failures[0],
      onUse: (code: string) =>
        void sendCode(discountCall(place, shown.current?.treatmentCountry ?? '', code), 'POST'),
      onDrop: (code: string) => void sendCode(dropDiscountCall(place, code), 'DELETE'),
    },
  }
}

function dropAnswered(
  pending: Record<string, number>,
  sent: readonly BasketLineChange[],
): Record<string, number> {
  const answered = new Map(sent.map((one) => [keyOfLine(one), one.quantity]))
  // What was pressed after sending stays as pressed.
  return Object.fromEntries(
    Object.entries(pending).filter(([key, quantity]) => answered.get(key) !== quantity),
  )
}

function readChanges({ data }: CallFailure): Basket['changes'] {
  return Array.isArray(data?.changes) ? (data.changes as Basket['changes']) : []
}
