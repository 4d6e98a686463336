'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** In a frame of the editor: shows the page anew whenever its draft is saved there. */
export function RefreshOnSave() {
  const router = useRouter()
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (origin === window.location.origin && data?.type === 'payload-document-event') router.refresh()
    }
    window.addEventListener('message', onMessage)
    if (window.parent !== window)
      window.parent.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)
    return () => window.removeEventListener('message', onMessage)
  }, [router])
  return null
}
