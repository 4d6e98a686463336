import type { Send } from '@kindred/contracts/request'
import { readLocalMoment } from '@kindred/domain/dates/shop-clock'
import type { FormAnswers } from '@kindred/domain/forms/check-field'
import { checkForm } from '@kindred/domain/forms/check-form'
import type { Matches } from '@kindred/domain/forms/check-text'
import { collectAnswers } from '@kindred/domain/forms/collect-answers'
import type { UploadItem } from '@kindred/ui/upload-field/upload-list'
import { type RefObject, useEffect, useReducer, useRef } from 'react'
import { measure } from '../measurement/measure.ts'
import { beginProof } from './begin-proof.ts'
import { changeForm, type FormState, newForm } from './form-state.ts'
import type { FormView } from './form-view.ts'
import { readFormData } from './read-form-data.ts'
import { sendForm } from './send-form.ts'

const prefix = 'field.'

/** What a form does in the browser: checks by the rules of the server, sends once, keeps every answer when that fails. */
export function useForm(view: FormView, form: RefObject<HTMLFormElement | null>, send: Send) {
  const [state, change] = useReducer(changeForm, newForm satisfies FormState)
  const uploads = useRef<Record<string, UploadItem[]>>({})
  const proof = useRef<ReturnType<typeof beginProof>>(undefined)
  const matches = useRef<Promise<Matches>>(undefined)
  const engine = useRef<Matches>(() => true)
  const isBusy = useRef(false)

  useEffect(() => {
    // The engine for patterns comes only to forms that have some.
    if (!view.fields.some(({ validation }) => validation)) return
    matches.current = import('@kindred/content/blocks/form/match-pattern.ts').then(({ matchPattern }) => {
      engine.current = matchPattern
      return matchPattern
    })
    // Without it the server alone checks patterns.
    matches.current.catch(() => undefined)
  }, [view.fields])

  const read = () => (form.current ? readFormData(new FormData(form.current)) : { texts: {}, files: {} })
  const answers = (): FormAnswers => {
    const { texts, files } = read()
    const sent = Object.entries(uploads.current).map(([id, items]) => [
      id,
      items
        .filter(({ state }) => state !== 'failed' && state !== 'stopped')
        .map(({ file }) => ({ name: file.name, size: file.size })),
    ])
    return { texts, files: { ...files, ...Object.fromEntries(sent) } }
  }
  const check = () =>
    checkForm(view.fields, answers(), {
      matches: engine.current,
      today: readLocalMoment(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone).date,
      fileSizeLimit: view.fileSizeLimit,
    })
  const fieldOf = (name: string) =>
    name.startsWith(prefix) ? name.slice(prefix.length).split('.', 1)[0] : undefined

  return {
    state,
    begin: () => {
      proof.current ??= beginProof(send)
    },
    touch: (name: string) => {
      const field = fieldOf(name)
      if (field) change({ type: 'touch', field, wrong: check() })
    },
    edit: (name: string) => {
      const field = fieldOf(name)
      if (field) change({ type: 'change', field, wrong: check() })
    },
    keepFiles: (field: string, items: UploadItem[]) => {
      uploads.current[field] = items
      if (items.length > 0) change({ type: 'change', field, wrong: check() })
    },
    /** @returns the id of the field to go to, or null; `onSuccess` is called once it was taken */
    submit: async (submitId: string, website: string): Promise<string | null> => {
      if (isBusy.current || state.phase === 'success') return null
      isBusy.current = true
      try {
        await matches.current?.catch(() => undefined)
        const wrong = check()
        if (wrong.length > 0) {
          change({ type: 'refuse', wrong })
          return wrong[0]?.field ?? null
        }
        const waiting = Object.entries(uploads.current).find(([, items]) =>
          items.some((item) => item.state === 'sending'),
        )
        if (waiting) {
          change({ type: 'fail', refused: [{ code: 'files-wait', field: waiting[0] }] })
          return waiting[0]
        }
        change({ type: 'send' })
        const refused = await deliver(submitId, website)
        if (refused.length > 0) {
          change({ type: 'fail', refused })
          return refused.find(({ field }) => field)?.field ?? null
        }
        change({ type: 'succeed' })
        tellSent(view)
        return null
      } finally {
        isBusy.current = false
      }
    },
  }

  async function deliver(submitId: string, website: string) {
    proof.current ??= beginProof(send)
    const proven = await proof.current.prove()
    const { files } = read()
    const { readAttachment } = await import('@kindred/contracts/send-file')
    const plain = await Promise.all(
      Object.entries(files).map(async ([field, list]) => ({
        field,
        files: await Promise.all(list.map((file) => readAttachment(file))),
      })),
    )
    const ahead = Object.entries(uploads.current).map(([field, items]) => ({
      field,
      files: items.flatMap(({ id }) => (id ? [{ id }] : [])),
    }))
    return sendForm(
      send,
      { formGuid: view.formGuid, submitUrl: view.submitUrl },
      {
        formHostedPage: view.pageId,
        formLanguage: view.language,
        submitId,
        fields: collectAnswers(view.fields, answers()),
        uploads: [...plain, ...ahead].filter(({ files }) => files.length > 0),
        website,
        stamp: view.stamp,
        ...proven,
      },
    )
  }
}

/** DNR-06: that a form was sent, and what it says of itself; nothing of the answers. */
function tellSent({ formGuid, donorTrackingData, shopCode }: FormView): void {
  const { donorCandidateKind = null, department = null } = donorTrackingData ?? {}
  if (formGuid)
    measure({ event: 'formSent', formGuid, donorTrackingData: { donorCandidateKind, department } }, shopCode)
}
