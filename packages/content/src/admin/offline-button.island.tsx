'use client'

import { makeSend } from '@kindred/contracts/request'
import { PopupList, toast, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { nameLocale } from '../config/locales.ts'

const send = makeSend('', () => ({}))

/** Takes the language that is being edited away from visitors; its texts stay here. */
export function OfflineButton() {
  const { id, hasPublishPermission } = useDocumentInfo()
  const { code } = useLocale()
  if (!id || !hasPublishPermission) return null

  async function takeOffline() {
    try {
      await send(`/cms-api/pages/${id}/offline`, { method: 'POST', query: { locale: code } })
      window.location.reload()
    } catch {
      toast.error('It could not be taken offline. Nothing has changed.')
    }
  }

  return <PopupList.Button onClick={takeOffline}>Take offline in {nameLocale(code)}</PopupList.Button>
}
