'use client'

import { PopupList, toast, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { nameLocale } from '../config/locales.ts'

/** Takes the language that is being edited away from visitors; its texts stay here. */
export function OfflineButton() {
  const { id, hasPublishPermission } = useDocumentInfo()
  const { code } = useLocale()
  if (!id || !hasPublishPermission) return null

  async function takeOffline() {
    const answer = await fetch(`/cms-api/pages/${id}/offline?locale=${code}`, {
      method: 'POST',
      credentials: 'same-origin',
    })
    if (!answer.ok) {
      toast.error('It could not be taken offline. Nothing has changed.')
      return
    }
    window.location.reload()
  }

  return <PopupList.Button onClick={takeOffline}>Take offline in {nameLocale(code)}</PopupList.Button>
}
