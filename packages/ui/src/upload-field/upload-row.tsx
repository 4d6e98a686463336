import { Button } from '../button/button.tsx'
import { FileRow } from '../file-list/file-list.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { UploadItem } from './upload-list.tsx'
import { fillWords, printSize, type UploadWords } from './upload-words.tsx'

export interface UploadRowProps {
  item: UploadItem
  words: UploadWords
  locale: string
  hideFileName?: boolean
  onStop: () => void
  onRetry: () => void
  onRemove: () => void
}

/** One file on its way: how far it is, and what can be done about it now. */
export function UploadRow({ item, words, locale, hideFileName, onStop, onRetry, onRemove }: UploadRowProps) {
  const { file, state, sent } = item
  const values = { name: file.name, sent: printSize(sent, locale), total: printSize(file.size, locale) }
  const details = {
    chosen: values.total,
    sending: fillWords(words.progress, values),
    sent: fillWords(words.sent, values),
    failed: values.total,
    stopped: words.stopped,
  }
  return (
    <FileRow
      name={hideFileName ? '' : file.name}
      detail={details[state]}
      error={item.error}
      progress={
        state === 'sending' ? { value: sent / file.size, label: fillWords(words.sending, values) } : undefined
      }
      action={
        <>
          {state === 'sending' && (
            <Button variant="text" size="small" onClick={onStop} aria-label={`${words.stop} ${file.name}`}>
              {words.stop}
            </Button>
          )}
          {(state === 'failed' || state === 'stopped') && (
            <Button
              variant="text"
              size="small"
              icon="refresh"
              onClick={onRetry}
              aria-label={`${words.retry} ${file.name}`}
            >
              {words.retry}
            </Button>
          )}
          {state !== 'sending' && (
            <IconButton icon="close" label={fillWords(words.remove, values)} onClick={onRemove} />
          )}
        </>
      }
    />
  )
}
