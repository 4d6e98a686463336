'use client'

import { useModal } from '@kindred/ui/modal/use-modal.island'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { findModalLink } from './find-modal-link.ts'
import type { ModalPageTexts } from './modal-page-dialog.tsx'

const load = () => import('./modal-page-dialog.tsx')
const ModalPageDialog = lazy(() => load().then((module) => ({ default: module.ModalPageDialog })))

/**
 * PAGE-46: takes over the press of links that open in a panel. The panel and what it needs are loaded when the first one is
 * pressed; a page without such links loads neither.
 */
export function ModalPages({ texts, locale }: { texts: ModalPageTexts; locale: string }) {
  const { state, open, close } = useModal()
  const [path, setPath] = useState<string | null>(null)
  const opener = useRef<HTMLElement>(null)

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = findModalLink(event)
      if (!link) return
      event.preventDefault()
      opener.current = link
      setPath(new URL(link.href).pathname)
      open()
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  })

  // The dialog has no trigger of its own to give the focus back to.
  useEffect(() => {
    if (state === 'closed') opener.current?.focus()
  }, [state])

  if (state === 'closed' || path === null) return null
  return (
    <Suspense fallback={null}>
      <ModalPageDialog
        key={path}
        path={path}
        locale={locale}
        texts={texts}
        isOpen={state === 'open'}
        onClose={close}
      />
    </Suspense>
  )
}
