'use client'

import { checkQuery } from '@kindred/domain/site-search/check-query'
import { Button } from '@kindred/ui/button/button'
import { Dialog } from '@kindred/ui/dialog/dialog.island'
import { Note } from '@kindred/ui/note/note'
import { useState } from 'react'
import { ResultList } from './result-list.tsx'
import { SearchField } from './search-field.tsx'
import type { SearchOrigin } from './search-origin.ts'
import { shownQuery } from './search-run.ts'
import type { SiteSearchWords } from './site-search-words.ts'
import './site-search.css'
import { useSiteSearch } from './use-site-search.ts'
import { useSuggestions } from './use-suggestions.ts'
import { WaitMessage } from './wait-message.tsx'

/** A search for donors: its form field is `keyword`. */
export type DonorSearchPlace = { label: string; href: string }

export type SearchPanelProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  origin: SearchOrigin
  donorSearches: DonorSearchPlace[]
  words: SiteSearchWords
}

/** LAY-06, SRCH-14: suggestions while one types, then what was found in their place (SRCH-01). Kept while it is closed. */
export function SearchPanel({ origin, donorSearches, words, ...state }: SearchPanelProps) {
  const [typed, setTyped] = useState('')
  const [isTyping, setTyping] = useState(true)
  const [isEmpty, setEmpty] = useState(false)
  const { run, search, loadMore } = useSiteSearch(origin)
  const suggestions = useSuggestions(origin, isTyping ? typed : '')

  const submit = () => {
    const check = checkQuery(typed, shownQuery(run))
    setEmpty(check === 'empty')
    if (check === 'empty') return
    setTyping(false)
    if (check === 'new') search(typed.trim())
  }
  return (
    <Dialog {...state} position="top" title={words.title} closeLabel={words.close}>
      <search className="k-site-search">
        <form
          method="get"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <SearchField
            typed={typed}
            onType={(next) => {
              setTyped(next)
              setTyping(true)
              setEmpty(false)
            }}
            onSearch={submit}
            suggestions={suggestions}
            error={isEmpty ? words.empty : undefined}
            words={words}
          />
        </form>
        {run.state === 'asking' && <WaitMessage words={words} />}
        {run.state === 'failed' && (
          <Note tone="error" announce="alert">
            <p>{words.failed}</p>
            <Button variant="outlined" onClick={() => search(run.query)}>
              {words.again}
            </Button>
          </Note>
        )}
        {run.state === 'shown' && <ResultList key={run.query} run={run} onMore={loadMore} words={words} />}
        {donorSearches.length > 0 && (
          <p className="k-site-search__donor-searches">
            {words.amongDonors}:{' '}
            {donorSearches.map(({ label, href }) => (
              <a
                key={href}
                href={typed.trim() ? `${href}?keyword=${encodeURIComponent(typed.trim())}` : href}
              >
                {label}
              </a>
            ))}
          </p>
        )}
      </search>
    </Dialog>
  )
}
