'use client'

import type { DonorKind } from '@kindred/domain/vocabulary'
import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useRef, useTransition } from 'react'
import { measure } from '../../measurement/measure.ts'

type SearchAreaProps = {
  /** What is searched for, as its address says; how many are shown is no part of it. */
  query: string
  /** The filters of it alone. */
  filter: string
  kind: DonorKind
  shopCode: string
  children: ReactNode
}

/**
 * Makes the search answer at once: a changed filter, a chip or “show more” goes to its address without leaving the page.
 * Focus and scroll stay, the back button goes through the same addresses, and while an answer is on its way the list says
 * so. Without scripts all of it is a form and links.
 */
export function SearchArea({ query, filter, kind, shopCode, children }: SearchAreaProps) {
  const router = useRouter()
  const area = useRef<HTMLDivElement>(null)
  const [isPending, startTransition] = useTransition()
  /** The first donor that “show more” brings, to be focused when it is there. */
  const next = useRef<number | null>(null)
  const isFirst = useRef(true)
  const sent = useRef<string | null>(null)

  /** Choosing whom to compare is a mark on the page and no step that the back button should take one by one. */
  const go = useCallback(
    (href: string, isMark = false) =>
      startTransition(() => (isMark ? router.replace : router.push)(href, { scroll: false })),
    [router],
  )

  useEffect(() => {
    const root = area.current
    const form = root?.querySelector('form')
    if (!root || !form) return
    const send = (isMark = false) => {
      sent.current = printForm(form)
      go(sent.current, isMark)
    }
    const onChange = (event: Event) => {
      const control = event.target
      if (isControl(control) && control.form === form && control.name) send(control.name === 'compare')
    }
    const onSubmit = (event: Event) => {
      event.preventDefault()
      send()
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-soft]') : null
      if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
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
    if (early !== null && early !== printForm(form)) go(early)
  }, [query, go])

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
    </div>
  )
}

type Control = HTMLInputElement | HTMLSelectElement
const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

/** The address of what is ticked and typed; several values of one name stand in one list. */
function printForm(form: HTMLFormElement): string {
  const values = new Map<string, string[]>()
  for (const [name, value] of new FormData(form)) {
    const control = form.elements.namedItem(name)
    const isUsual = control instanceof HTMLSelectElement && control.selectedIndex === 0
    if (typeof value === 'string' && value.trim() && !isUsual)
      values.set(name, [...(values.get(name) ?? []), value])
  }
  const query = [...values].map(([name, list]) => `${name}=${list.map(encodeURIComponent).join(',')}`)
  const path = new URL(form.action).pathname
  return query.length ? `${path}?${query.join('&')}` : path
}

function setForm(form: HTMLFormElement, query: URLSearchParams, untouched: Element | null): void {
  for (const control of form.elements) {
    if (!isControl(control) || !control.name || control.type === 'hidden') continue
    const asked = query.get(control.name)
    if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)) {
      control.checked =
        control.type === 'radio'
          ? control.value === (asked ?? '')
          : (asked?.split(',').includes(control.value) ?? false)
    } else if (control !== untouched) {
      control.value = asked ?? (control instanceof HTMLSelectElement ? (control.options[0]?.value ?? '') : '')
    }
  }
}
