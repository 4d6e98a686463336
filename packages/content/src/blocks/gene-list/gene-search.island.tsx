'use client'

import { TextInput } from '@kindred/ui/text-input/text-input'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Narrows the rows of the tables inside to those that have every word; a group without any goes. Without scripts all stand there. */
export function GeneSearch({
  label,
  lead,
  none,
  children,
}: {
  label: string
  lead: string
  none: string
  children: ReactNode
}) {
  const list = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    const words = fold(search).split(/\s+/).filter(Boolean)
    let left = 0
    for (const row of list.current?.querySelectorAll('tbody tr') ?? []) {
      const text = fold(row.textContent ?? '')
      const isFound = words.every((word) => text.includes(word))
      row.toggleAttribute('hidden', !isFound)
      if (isFound) left += 1
    }
    for (const group of list.current?.querySelectorAll('section') ?? [])
      group.toggleAttribute('hidden', !group.querySelector('tbody tr:not([hidden])'))
    setShown(words.length > 0 ? left : null)
  }, [search])
  return (
    <>
      <p className="k-muted">{lead}</p>
      <TextInput
        id="gene-search"
        type="search"
        maxLength={60}
        label={label}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <p role="status">{shown === 0 ? none : ''}</p>
      <div ref={list}>{children}</div>
    </>
  )
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
