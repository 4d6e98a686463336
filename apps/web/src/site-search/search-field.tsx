import { Button } from '@kindred/ui/button/button'
import { moveHighlight } from '@kindred/ui/combobox/filter-options'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { type KeyboardEvent, useState } from 'react'
import { Pieces } from './pieces.tsx'
import type { SiteSearchWords } from './site-search-words.ts'
import type { Suggestion } from './use-suggestions.ts'

type SearchFieldProps = {
  typed: string
  onType: (typed: string) => void
  onSearch: () => void
  suggestions: Suggestion[]
  error: string | undefined
  words: SiteSearchWords
}

const id = 'site-search'
const optionId = (at: number) => `${id}-option-${at}`

/**
 * The field with pages that go on as typed (ARIA combobox with a list): arrows move, Enter opens the marked page or
 * searches, Escape closes the list first. Pages are links, so they open in a new tab as links do.
 */
export function SearchField({ typed, onType, onSearch, suggestions, error, words }: SearchFieldProps) {
  const [highlight, setHighlight] = useState(-1)
  const [isClosed, setClosed] = useState(false)
  const isOpen = suggestions.length > 0 && !isClosed
  const marked = isOpen ? suggestions[highlight] : undefined

  const close = () => {
    setClosed(true)
    setHighlight(-1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter ends a word that is being composed, as in Japanese.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return
      event.preventDefault()
      setClosed(false)
      setHighlight(moveHighlight(highlight, suggestions.length, event.key))
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (marked) document.getElementById(optionId(highlight))?.click()
      else {
        close()
        onSearch()
      }
    }
  }
  return (
    <div>
      <TextInput
        id={id}
        label={words.label}
        help={words.help}
        error={error}
        inputMode="search"
        role="combobox"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={marked ? optionId(highlight) : undefined}
        data-first-focus
        value={typed}
        onChange={(event) => {
          setClosed(false)
          setHighlight(-1)
          onType(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        beside={<Button type="submit">{words.find}</Button>}
      />
      <div
        id={`${id}-list`}
        className="k-site-search__suggestions"
        role="listbox"
        aria-label={words.suggestions}
        hidden={!isOpen}
      >
        {suggestions.map(({ text, pieces, url }, at) => (
          <a
            key={url}
            id={optionId(at)}
            href={url}
            role="option"
            tabIndex={-1}
            aria-selected={at === highlight}
            aria-label={text}
            // Before blur, which would close the list.
            onMouseDown={(event) => event.preventDefault()}
          >
            <Pieces pieces={pieces} />
          </a>
        ))}
      </div>
    </div>
  )
}
