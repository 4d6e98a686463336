'use client'

import { isAnswerable, isHiddenField } from '@kindred/domain/forms/form-definition'
import { Button } from '@kindred/ui/button/button'
import { ErrorSummary } from '@kindred/ui/error-summary/error-summary'
import { Note } from '@kindred/ui/note/note'
import type { SendAhead } from '@kindred/ui/upload-field/upload-field'
import type { UploadItem } from '@kindred/ui/upload-field/upload-list'
import { type FormEvent, useActionState, useEffect, useMemo, useRef, useState } from 'react'
import { callShop } from '../browser/call-shop.ts'
import { FormField } from './form-field.tsx'
import { findShown, looksRight } from './form-state.ts'
import { controlId, type FieldView, type FormView, inputName } from './form-view.ts'
import { readFormData } from './read-form-data.ts'
import { sayFailure } from './say-failure.ts'
import { type PostedForm, submitPostedForm } from './submit-form.action.ts'
import { useForm } from './use-form.ts'

const notPosted: PostedForm = { phase: 'idle', texts: {}, refused: [] }
const spans = { 1: 'k-span-2', 2: 'k-span-4', 3: undefined }

/**
 * A form that staff built. With scripts it checks as people go, goes to the first wrong answer and is sent by a call;
 * without them the same form is posted to its page and comes back with what was wrong, every answer kept.
 */
export function Form({ view }: { view: FormView }) {
  const { texts } = view
  const [posted, post] = useActionState(submitPostedForm, notPosted)
  const [isLive, setLive] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const done = useRef<HTMLDivElement>(null)
  const send = useMemo(() => callShop(view.shopCode), [view.shopCode])
  const form = useForm(view, element, send)
  const { state } = form
  const isDone = state.phase === 'success' || posted.phase === 'success'
  const keepFiles = useRef(form.keepFiles)
  keepFiles.current = form.keepFiles
  const fileKeepers = useMemo(
    () =>
      Object.fromEntries(
        view.fields.map(({ id }) => [id ?? '', (items: UploadItem[]) => keepFiles.current(id ?? '', items)]),
      ),
    [view.fields],
  )

  useEffect(() => setLive(true), [])
  useEffect(() => {
    if (!isDone) return
    // FORM-25
    if (view.redirectUrl && state.phase === 'success') window.location.assign(view.redirectUrl)
    else done.current?.focus()
  }, [isDone, state.phase, view.redirectUrl])

  if (isDone) return <Done ref={done} message={view.successMessage} fallback={texts.sent} />

  const refusedBefore = posted.refused
  const isFailed =
    state.phase === 'failed' || (state.phase === 'idle' && !state.isTried && posted.phase === 'failed')
  const failures = state.phase === 'failed' ? state.refused : refusedBefore
  const shownAt = (field: string) => {
    const shown = findShown(state, field) ?? (state.isTried ? null : findPosted(field))
    return shown ? say(shown) : undefined
  }
  const findPosted = (field: string) =>
    state.touched.has(field) ? null : (refusedBefore.find((failure) => failure.field === field) ?? null)
  const say = (failure: Parameters<typeof sayFailure>[0]) =>
    failure.code === 'files-wait' ? texts.filesWait : sayFailure(failure, texts, view.uploadWords.errors)
  const filled = isLive && element.current ? readFormData(new FormData(element.current)) : null
  const isFilled = (id: string) => (filled?.texts[id] ?? []).some((text) => text.trim() !== '')

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const data = new FormData(event.currentTarget)
    const submitId = button?.value ?? String(firstButton(view.fields))
    const field = await form.submit(submitId, String(data.get('website') ?? ''))
    // FORM-23, once the error stands there to be read.
    if (field) requestAnimationFrame(() => focusField(view.id, field))
  }

  return (
    <form
      ref={element}
      id={`form-${view.id}`}
      action={post}
      onSubmit={submit}
      onFocus={form.begin}
      onBlur={({ target, relatedTarget }) => {
        // Within a group of boxes one has not left the field.
        const { name } = target as unknown as HTMLInputElement
        if (name && (relatedTarget as HTMLInputElement | null)?.name !== name) form.touch(name)
      }}
      onChange={({ target }) => form.edit((target as unknown as HTMLInputElement).name ?? '')}
      className="k-form-grid k-form"
      noValidate
    >
      <input type="hidden" name="formGuid" value={view.formGuid ?? ''} />
      <input type="hidden" name="formHostedPage" value={view.pageId} />
      <input type="hidden" name="formLanguage" value={view.language} />
      <input type="hidden" name="redirectUrl" value={view.redirectUrl ?? ''} />
      <input type="hidden" name="stamp" value={view.stamp} />
      <p className="k-form__unseen" aria-hidden="true">
        <label>
          {texts.leaveEmpty}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {state.phase === 'idle' && !state.isTried && refusedBefore.some(({ field }) => field) && (
        <ErrorSummary
          id={`faults-${view.id}`}
          title={countFaults(refusedBefore.filter(({ field }) => field).length, texts)}
          errors={refusedBefore.flatMap((failure) =>
            failure.field ? [{ fieldId: controlId(view.id, failure.field), message: say(failure) }] : [],
          )}
        />
      )}
      {view.fields.map((field, index) => {
        const key = field.id ?? `words-${index}`
        if (field.type === 'richText')
          return (
            <div key={key} className={spans[field.size]}>
              {view.words[index]}
            </div>
          )
        if (field.type === 'submit' && field.id)
          return (
            <div key={key} className={`k-form__end ${spans[field.size] ?? ''}`}>
              <Button
                type="submit"
                name="submitId"
                value={field.id}
                size="large"
                busy={state.phase === 'pending'}
                busyLabel={texts.sending}
              >
                {field.label}
              </Button>
            </div>
          )
        if (!isAnswerable(field)) return null
        if (isHiddenField(field))
          return <input key={key} type="hidden" name={inputName(field.id)} value={field.value ?? ''} />
        const error = shownAt(field.id)
        const isRight = !error && looksRight(state, field.id, isFilled(field.id))
        return (
          <div
            key={key}
            className={`k-form__field ${spans[field.size] ?? ''}`}
            data-state={error ? 'wrong' : isRight ? 'valid' : undefined}
          >
            <FormField
              view={view}
              field={field}
              error={error}
              given={posted.phase === 'failed' ? (posted.texts[field.id] ?? []) : undefined}
              send={isLive ? sendAhead : undefined}
              onFiles={fileKeepers[field.id] ?? ignore}
            />
          </div>
        )
      })}
      <div className="k-form__outcome" aria-live="assertive">
        {isFailed && (
          <Note tone="error" title={texts.failed}>
            {explainFailure(failures, texts)}
          </Note>
        )}
      </div>
    </form>
  )
}

const ignore = () => undefined
/** Loaded with the first file, and the same for every drawing, so that the control does not begin anew. */
const sendAhead: SendAhead = async (file, sending) => {
  const { sendFile } = await import('@kindred/contracts/send-file')
  return sendFile(file, sending)
}

const firstButton = (fields: readonly FieldView[]) => fields.find(({ type }) => type === 'submit')?.id ?? ''

const countFaults = (count: number, { faultsOne, faultsMany }: FormView['texts']) =>
  count === 1 ? faultsOne : faultsMany.replace('{count}', String(count))

/** What to do after a failure, in the same place (FORM-26 says only that it failed). */
function explainFailure(failures: readonly { code: string; field?: string }[], { hints }: FormView['texts']) {
  if (failures.some(({ field }) => field)) return hints.fields
  const known = failures.find(({ code }) => hints[code])
  return hints[known?.code ?? 'other']
}

function focusField(formId: string, field: string): void {
  const control = document.getElementById(controlId(formId, field))
  const target =
    control instanceof HTMLFieldSetElement ? control.querySelector<HTMLElement>('input') : control
  target?.focus()
}

/** FORM-25: what staff wrote, sanitised where the page was made. */
function Done({
  ref,
  message,
  fallback,
}: {
  ref: React.Ref<HTMLDivElement>
  message: string | null
  fallback: string
}) {
  return (
    <div ref={ref} className="k-form__done" tabIndex={-1} role="status">
      <Note tone="ok">
        {message ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server at saving and at reading
          <div className="k-prose" dangerouslySetInnerHTML={{ __html: message }} />
        ) : (
          <p>{fallback}</p>
        )}
      </Note>
    </div>
  )
}
