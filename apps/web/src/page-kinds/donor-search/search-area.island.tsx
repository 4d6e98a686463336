'use client'

import type { DonorKind } from '@kindred/domain/vocabulary'
import dynamic from 'next/dynamic'
import { useRouter, useSearchParams } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useRef, useTransition } from 'react'
import { measure } from '../../measurement/measure.ts'
import { choose, markBoxes, readChosen, withChosen } from './comparison/choose-donors.ts'
import type { ComparedTrayProps } from './comparison/compare-tray.island.tsx'
import { isControl, printForm, setForm } from './search-form.ts'

const ComparedTray = dynamic(() =>
  import('./comparison/compare-tray.island.tsx').then((island) => island.ComparedTray),
)

type SearchAreaProps = {
  /** What is searched for, as its address says; how many are shown is no part of it. */
  query: string
  /** The filters of it alone. */
  filter: string
  kind: DonorKind
  shopCode: string
  /** What is known of who is chosen for comparison; none where nobody can be. */
  tray?: Omit<ComparedTrayProps, 'chosen'> | undefined
  children: ReactNode
}

/**
 * Makes the search answer at once: a changed filter, a chip or “show more” goes to its address without leaving the page.
 * Focus and scroll stay, the back button goes through the same addresses, and while an answer is on its way the list says
 * so. Whom to compare is a mark in the address that asks nothing of the server. Without scripts all of it is a form and links.
 */
export function SearchArea({ query, filter, kind, shopCode, tray, children }: SearchAreaProps) {
  const router = useRouter()
  const marks = useSearchParams().getAll('compare').join()
  const chosen = readChosen(`compare=${marks}`)
  const area = useRef<HTMLDivElement>(null)
  const [isPending, startTransition] = useTransition()
  /** The first donor that “show more” brings, to be focused when it is there. */
  const next = useRef<number | null>(null)
  const isFirst = useRef(true)
  const sent = useRef<string | null>(null)

  /** How the list looks is a mark on the page and no step that the back button should take one by one. */
  const go = useCallback(
    (href: string, isMark = false) =>
      startTransition(() => (isMark ? router.replace : router.push)(href, { scroll: false })),
    [router],
  )

  useEffect(() => {
    const root = area.current
    const form = root?.querySelector('form')
    if (!root || !form) return
    const send = () => {
      sent.current = printForm(form)
      go(withChosen(sent.current, readChosen(window.location.search)))
    }
    const onChange = (event: Event) => {
      const control = event.target
      if (!isControl(control) || control.form !== form || !control.name) return
      if (control instanceof HTMLInputElement && control.name === 'compare')
        mark(choose(readChosen(window.location.search), control.value, control.checked))
      else send()
    }
    const onSubmit = (event: Event) => {
      event.preventDefault()
      send()
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!(link instanceof HTMLAnchorElement)) return
      // It was drawn before somebody chose another donor.
      const isChoice = link.dataset.soft === 'choice'
      if (!isChoice && link.hash === '' && link.pathname === new URL(form.action).pathname)
        link.href = withChosen(link.href, readChosen(window.location.search))
      if (link.dataset.soft === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      if (isChoice) return mark(readChosen(link.search))
      next.current = link.dataset.soft === 'more' ? root.querySelectorAll('[data-donor]').length : null
      go(link.href, link.dataset.soft === 'mark')
    }
    root.addEventListener('change', onChange)
    form.addEventListener('submit', onSubmit)
    root.addEventListener('click', onClick)
    return () => {
      root.removeEventListener('change', onChange)
      form.removeEventListener('submit', onSubmit)
      root.removeEventListener('click', onClick)
    }
  }, [go])

  // That somebody searched, never for what.
  const measured = useRef('')
  useEffect(() => {
    if (filter === measured.current) return
    measured.current = filter
    if (filter) measure({ event: 'search', donorKind: kind }, shopCode)
  }, [filter, kind, shopCode])

  // Back, forward, chips and “clear all” change the address, not the boxes: set them as the address says. What somebody
  // ticked before this script was there counts all the same.
  useEffect(() => {
    const form = area.current?.querySelector('form')
    if (!form) return
    const early = isFirst.current ? printForm(form) : null
    isFirst.current = false
    // Somebody may be typing on while the answer to what they typed before arrives.
    const isTyping = printForm(form) !== sent.current
    setForm(form, new URLSearchParams(query), isTyping ? document.activeElement : null)
    if (early !== null && early !== printForm(form)) go(withChosen(early, readChosen(window.location.search)))
  }, [query, go])

  // Boxes follow the address, wherever it was changed; those ticked before this script was there are chosen now.
  const hasMarked = useRef(false)
  useEffect(() => {
    const boxes = listBoxes(area.current)
    const address = readChosen(`compare=${marks}`)
    const early = hasMarked.current ? [] : boxes.filter((box) => box.checked && !box.defaultChecked)
    hasMarked.current = true
    const all = early.reduce((before, { value }) => choose(before, value, true), address)
    if (all.codes.join() !== address.codes.join()) mark(all)
    else markBoxes(boxes, address)
  })

  useEffect(() => {
    if (isPending || next.current === null) return
    area.current
      ?.querySelectorAll('[data-donor]')
      [next.current]?.querySelector<HTMLElement>('a')
      ?.focus({ preventScroll: true })
    next.current = null
  }, [isPending])

  return (
    <div ref={area} className="k-search-area" data-busy={isPending || undefined} aria-busy={isPending}>
      {children}
      {tray && chosen.codes.length > 0 && <ComparedTray {...tray} chosen={chosen} />}
    </div>
  )
}

/** The address takes the choice at once; the page stays as it is. */
function mark(chosen: ReturnType<typeof readChosen>): void {
  window.history.replaceState(null, '', withChosen(window.location.pathname + window.location.search, chosen))
}

const listBoxes = (area: Element | null) => [
  ...(area?.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name="compare"]') ?? []),
]
