'use client'

import { type ReactNode, useId, useRef, useState } from 'react'

/** A long list of boxes with a field that narrows it. Without scripts the field does nothing and the list is whole. */
export function FilterBox({
  label,
  legend,
  nothing,
  children,
}: {
  label: string
  legend: string
  nothing: string
  children: ReactNode
}) {
  const id = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  const [isEmpty, setEmpty] = useState(false)

  const narrow = (typed: string) => {
    const wanted = fold(typed)
    let left = 0
    for (const row of list.current?.children ?? []) {
      const isLeft = fold(row.textContent ?? '').includes(wanted)
      row.toggleAttribute('data-hidden', !isLeft)
      if (isLeft) left += 1
    }
    setEmpty(left === 0)
  }

  return (
    <>
      <label className="k-visually-hidden" htmlFor={id}>
        {label}
      </label>
      {/* It has no name, so the form never sends it. */}
      <input
        id={id}
        type="search"
        className="k-input k-input--small k-filter-box__field"
        placeholder={label}
        onChange={(event) => narrow(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <fieldset
        ref={list}
        className="k-filter-options k-filter-options--long"
        aria-label={legend}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </fieldset>
      <p className="k-filter-box__nothing" role="status">
        {isEmpty ? nothing : ''}
      </p>
    </>
  )
}

/** Lower case, without accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
