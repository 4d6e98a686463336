'use server'
import { formSubmitUrl } from '@kindred/contracts/forms'
import { readRedirect } from '@kindred/domain/forms/read-redirect'
import { redirect } from 'next/navigation'
import { callAsVisitor } from '../identity/call-as-visitor.ts'
import { readAttachmentBytes } from './read-attachment-bytes.ts'
import { readFormData } from './read-form-data.ts'
import { type SendFailure, sendForm } from './send-form.ts'

/** What a form without scripts comes back with: its answers, and what was wrong with them. Never in an address. */
export type PostedForm = {
  phase: 'idle' | 'success' | 'failed'
  texts: Record<string, string[]>
  refused: SendFailure[]
}

/** Takes a form that was sent without scripts and shows its page again (FORM-24 to FORM-26). */
export async function submitPostedForm(_before: PostedForm, form: FormData): Promise<PostedForm> {
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const { texts, files } = readFormData(form)
  const uploads = await Promise.all(
    Object.entries(files).map(async ([field, list]) => ({
      field,
      files: await Promise.all(list.map(readAttachmentBytes)),
    })),
  )
  const refused = await sendForm(
    callAsVisitor(),
    { formGuid: read('formGuid'), submitUrl: formSubmitUrl },
    {
      formHostedPage: read('formHostedPage'),
      formLanguage: read('formLanguage'),
      submitId: read('submitId'),
      // FORM-21
      fields: Object.fromEntries(
        Object.entries(texts)
          .map(([name, values]) => [name, values.filter((value) => value.trim() !== '')] as const)
          .filter(([, values]) => values.length > 0)
          .map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : [...values]]),
      ),
      uploads,
      stamp: read('stamp'),
      website: read('website'),
    },
  )
  if (refused.length > 0) return { phase: 'failed', texts, refused }
  const next = readRedirect(read('redirectUrl'))
  if (next) redirect(next)
  return { phase: 'success', texts: {}, refused: [] }
}
