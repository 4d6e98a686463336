'use client'

import { FormSubmit, useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui'
import { nameLocale } from '../config/locales.ts'

/** Publishes the language that is being edited, and no other; its name stands on the button. */
export function PublishButton() {
  const { id, hasPublishPermission, setHasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo()
  const { submit } = useForm()
  const isModified = useFormModified()
  const { code } = useLocale()
  if (!hasPublishPermission) return null

  async function publish() {
    const query = `depth=0&locale=${code}&publishSpecificLocale=${code}`
    const result = await submit({
      action: id ? `/cms-api/pages/${id}?${query}` : `/cms-api/pages?depth=0&locale=${code}`,
      method: id ? 'PATCH' : 'POST',
      overrides: { _status: 'published' },
    })
    if (!result) return
    setUnpublishedVersionCount(0)
    setHasPublishedDoc(true)
  }

  return (
    <FormSubmit
      buttonId="action-save"
      size="medium"
      type="button"
      onClick={publish}
      disabled={!id && !isModified}
    >
      Publish in {nameLocale(code)}
    </FormSubmit>
  )
}
