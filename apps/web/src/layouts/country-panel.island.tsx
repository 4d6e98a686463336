'use client'

import { lazy, type MouseEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { CountryPanelProps } from './country-dialog.island.tsx'
import { onOpenSettings } from './open-settings.ts'
import { WhereLink } from './where-link.tsx'

const load = () => import('./country-dialog.island.tsx')
const CountryDialog = lazy(() => load().then((module) => ({ default: module.CountryDialog })))

/** Says where the visitor stands. The settings behind it are loaded when somebody is about to open them. */
export function CountryPanel(props: CountryPanelProps) {
  const { texts, countryName, parts } = props
  const button = useRef<HTMLAnchorElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)

  useEffect(() => {
    // The dialog has no trigger of its own to give the focus back to.
    if (wasOpened && !isOpen) requestAnimationFrame(() => button.current?.focus())
  }, [wasOpened, isOpen])

  const open = useCallback(() => {
    setOpened(true)
    setOpen(true)
  }, [])
  useEffect(() => onOpenSettings(open), [open])

  return (
    <>
      <WhereLink
        ref={button}
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
        onClick={(event: MouseEvent) => {
          // In a new tab the settings are a page.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
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
