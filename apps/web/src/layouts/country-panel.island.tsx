'use client'

import { WhereButton } from '@kindred/ui/meta-bar/meta-bar'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { CountryPanelProps } from './country-dialog.island.tsx'

const load = () => import('./country-dialog.island.tsx')
const CountryDialog = lazy(() => load().then((module) => ({ default: module.CountryDialog })))

/** Says where the visitor stands. The settings behind it are loaded when somebody is about to open them. */
export function CountryPanel(props: CountryPanelProps) {
  const { texts, countryName, parts } = props
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)

  useEffect(() => {
    // The dialog has no trigger of its own to give the focus back to.
    if (wasOpened && !isOpen) requestAnimationFrame(() => button.current?.focus())
  }, [wasOpened, isOpen])

  return (
    <>
      <WhereButton
        ref={button}
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
        onClick={() => {
          setOpened(true)
          setOpen(true)
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
