'use client'

import { lazy, type MouseEvent, Suspense, useCallback, useEffect, useState } from 'react'
import type { CountryPanelProps } from './country-panel-props.ts'
import { onOpenSettings } from './open-settings.ts'
import { WhereLink } from './where-link.tsx'

const load = () => import('./country-dialog.island.tsx')
const CountryDialog = lazy(() => load().then((module) => ({ default: module.CountryDialog })))

/** Says where the visitor stands. The settings behind it are loaded when somebody is about to open them. */
export function CountryPanel(props: CountryPanelProps) {
  const { texts, countryName, parts } = props
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)

  const open = useCallback(() => {
    setOpened(true)
    setOpen(true)
  }, [])
  useEffect(() => onOpenSettings(open), [open])

  return (
    <>
      <WhereLink
        href={props.pageHref}
        aria-haspopup="dialog"
        lead={
          countryName ? (
            <>
              {texts.treatingIn} <b>{countryName}</b>
            </>
          ) : (
            <b>{texts.chooseLater}</b>
          )
        }
        parts={parts}
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onClick={(event: MouseEvent<HTMLAnchorElement>) => {
          // In a new tab the settings are a page.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          // Not every browser gives a pressed link the focus, and the dialog gives it back to what had it.
          event.currentTarget.focus()
          open()
        }}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <CountryDialog {...props} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
