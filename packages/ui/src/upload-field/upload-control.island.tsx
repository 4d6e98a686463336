'use client'

import { checkSelection } from '@kindred/domain/uploads/check-selection'
import { uploadExtensions } from '@kindred/domain/uploads/upload-rules'
import { type ChangeEvent, useEffect, useReducer, useRef, useState } from 'react'
import { describeField } from '../field/describe-field.tsx'
import { Field } from '../field/field.tsx'
import { FileDrop } from '../file-list/file-list.tsx'
import { Icon } from '../icon/icon.tsx'
import type { UploadFieldProps } from './upload-field-props.tsx'
import { changeUploads, type UploadItem } from './upload-list.tsx'
import { UploadRow } from './upload-row.tsx'
import { explainFailure } from './upload-words.tsx'

/** The browser offers what is accepted; some know heic only by its extension. */
const accept = uploadExtensions.map((extension) => `.${extension}`).join(',')

/** The control of an upload field. Before it wakes, and without scripts, it is the browser's own. */
export function UploadControl(props: UploadFieldProps) {
  const { id, name, help, error, optional, words, fileSizeLimit, locale, send, onChange } = props
  const { label, hint, icon = 'upload', multiple = false, required, disabled, hideFileName } = props
  const [items, change] = useReducer(changeUploads, [])
  const [failure, setFailure] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const stops = useRef(new Map<string, AbortController>())
  const shownError = failure ?? error

  useEffect(() => onChange?.(items), [items, onChange])
  useEffect(() => () => stopAll(stops.current), [])

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])]
    const before = send && multiple ? items.map(({ file }) => file) : []
    const checked = checkSelection([...before, ...chosen], { fileSizeLimit })
    if (!checked.ok) {
      // UPL-01: nothing of a selection that breaks a rule stays; what was sent before it does.
      event.target.value = ''
      if (!send) change({ type: 'clear' })
      const { code, data } = checked.error
      return setFailure(explainFailure(words, code, { ...data, name: data?.fileName }))
    }
    setFailure(undefined)
    const added = chosen.map((file) => toItem(file, send ? 'sending' : 'chosen'))
    if (!send) change({ type: 'clear' })
    change({ type: 'choose', items: added, isMultiple: multiple })
    if (!send) return
    // They travel ahead: the form sends their ids.
    event.target.value = ''
    if (!multiple) stopAll(stops.current)
    for (const item of added) void start(item)
  }

  const start = async ({ key, file }: UploadItem) => {
    if (!send) return
    const stop = new AbortController()
    stops.current.set(key, stop)
    try {
      const { id: sentId } = await send(file, {
        signal: stop.signal,
        onProgress: (sent) => change({ type: 'progress', key, sent }),
      })
      change({ type: 'done', key, id: sentId })
    } catch (caught) {
      const { code = 'other', data = {} } = caught as { code?: string; data?: Record<string, unknown> }
      if (code === 'stopped') return change({ type: 'stop', key })
      change({ type: 'fail', key, error: explainFailure(words, code, { ...data, name: file.name }) })
    } finally {
      stops.current.delete(key)
    }
  }

  const remove = ({ key }: UploadItem) => {
    stops.current.get(key)?.abort()
    change({ type: 'remove', key })
    input.current?.focus()
  }

  const retry = (item: UploadItem) => {
    change({ type: 'retry', key: item.key })
    void start(item)
  }

  return (
    <Field {...{ id, label, help, error: shownError, optional }} disabled={disabled} className="k-upload">
      <FileDrop>
        <Icon name={icon} />
        <span className="k-upload__text" aria-hidden="true">
          <b>{words.choose}</b> {words.drop}
        </span>
        {hint && <span className="k-upload__hint">{hint}</span>}
        <input
          {...describeField({ id, help, error: shownError, optional })}
          ref={input}
          type="file"
          name={name}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          required={required && items.length === 0}
          onChange={choose}
        />
      </FileDrop>
      <p className="k-upload__names" aria-live="polite">
        {items.length === 0
          ? words.none
          : !hideFileName && !send && items.map(({ file }) => file.name).join(', ')}
      </p>
      {send && items.length > 0 && (
        <ul>
          {items.map((item) => (
            <UploadRow
              key={item.key}
              {...{ item, words, locale, hideFileName }}
              onStop={() => stops.current.get(item.key)?.abort()}
              onRetry={() => retry(item)}
              onRemove={() => remove(item)}
            />
          ))}
        </ul>
      )}
    </Field>
  )
}

function stopAll(stops: Map<string, AbortController>): void {
  for (const stop of stops.values()) stop.abort()
}

let made = 0

function toItem(file: File, state: UploadItem['state']): UploadItem {
  made += 1
  return { key: String(made), file, state, sent: 0 }
}
