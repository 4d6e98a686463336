import type { FieldText } from '../field/describe-field.tsx'
import type { IconName } from '../icon/icon.tsx'
import type { UploadItem } from './upload-list.tsx'
import type { UploadWords } from './upload-words.tsx'

/** Sends a file ahead of the form, such as `sendFile` of the contracts. Rejects with `{ code, data }`; `stopped` when stopped. */
export type SendAhead = (
  file: File,
  sending: { signal: AbortSignal; onProgress: (sent: number, total: number) => void },
) => Promise<{ id: string }>

export interface UploadFieldProps extends Omit<FieldText, 'valid'> {
  name: string
  words: UploadWords
  /** Runtime setting, bytes of the whole selection (UPL-06). */
  fileSizeLimit: number
  /** For sizes, such as `en-GB`. */
  locale: string
  multiple?: boolean
  required?: boolean
  disabled?: boolean
  /** UPL-07: a text within the control, such as what the file is for. */
  hint?: string
  /** UPL-07: the names stay hidden, as where somebody looks over a shoulder. */
  hideFileName?: boolean
  /** UPL-07 */
  icon?: IconName
  /** Given by a form that runs in the browser: files travel at once, with progress. Otherwise they travel with the form. */
  send?: SendAhead
  /** Every change: files that keep the rules, with their `id` once they are sent. Give a function that stays the same. */
  onChange?: (items: UploadItem[]) => void
}
