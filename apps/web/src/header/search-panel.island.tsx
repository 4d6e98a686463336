'use client'

import { Button } from '@kindred/ui/button/button'
import { Dialog } from '@kindred/ui/dialog/dialog.island'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { useState } from 'react'
import type { HeaderWords } from './header-words.ts'

/** A page that answers searches: its form field is `keyword`. */
export type SearchPlace = { label: string; action: string }

export type SearchPanelProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  places: SearchPlace[]
  words: HeaderWords
}

/** LAY-06: what is looked for, and where. The page of results answers; nothing is called from here. */
export function SearchPanel({ places, words, ...state }: SearchPanelProps) {
  const [action, setAction] = useState(places[0]?.action ?? '')
  return (
    <Dialog {...state} position="top" title={words.searchTitle} closeLabel={words.close}>
      <search>
        <form method="get" action={action} className="k-search-panel">
          {places.length > 1 && (
            <fieldset className="k-search-panel__places">
              <legend className="k-visually-hidden">{words.searchTitle}</legend>
              {places.map((place) => (
                <label key={place.action}>
                  <input
                    type="radio"
                    checked={place.action === action}
                    onChange={() => setAction(place.action)}
                  />
                  {place.label}
                </label>
              ))}
            </fieldset>
          )}
          <TextInput
            id="header-search"
            name="keyword"
            type="search"
            label={words.search}
            help={words.searchHelp}
            maxLength={100}
            required
            // Somebody who opens a search wants to type.
            data-first-focus
            beside={<Button type="submit">{words.find}</Button>}
          />
        </form>
      </search>
    </Dialog>
  )
}
