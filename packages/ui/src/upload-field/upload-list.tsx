/** A file of the control. Without sending ahead it is `chosen` and travels with the form. */
export interface UploadItem {
  key: string
  file: File
  state: 'chosen' | 'sending' | 'sent' | 'failed' | 'stopped'
  /** Bytes on their way so far. */
  sent: number
  /** What the server calls it, once it has it. */
  id?: string
  /** Why it failed, in words. */
  error?: string
}

export type UploadAction =
  | { type: 'choose'; items: UploadItem[]; isMultiple: boolean }
  | { type: 'progress'; key: string; sent: number }
  | { type: 'done'; key: string; id: string }
  | { type: 'fail'; key: string; error: string }
  | { type: 'stop'; key: string }
  | { type: 'retry'; key: string }
  | { type: 'remove'; key: string }
  | { type: 'clear' }

/** The files of the control after something happened. What happens to a file that is gone changes nothing. */
export function changeUploads(items: UploadItem[], action: UploadAction): UploadItem[] {
  if (action.type === 'clear') return []
  if (action.type === 'choose') return action.isMultiple ? [...items, ...action.items] : action.items
  if (action.type === 'remove') return items.filter(({ key }) => key !== action.key)
  return items.map((item) => (item.key === action.key ? changeOne(item, action) : item))
}

function changeOne(item: UploadItem, action: UploadAction): UploadItem {
  switch (action.type) {
    case 'progress':
      return item.state === 'sending' ? { ...item, sent: action.sent } : item
    case 'done':
      return item.state === 'sending' ? { ...item, state: 'sent', sent: item.file.size, id: action.id } : item
    case 'fail':
      return item.state === 'sending' ? { ...item, state: 'failed', error: action.error } : item
    case 'stop':
      return item.state === 'sending' ? { ...item, state: 'stopped' } : item
    case 'retry':
      return item.state === 'failed' || item.state === 'stopped'
        ? { ...item, state: 'sending', sent: 0, error: undefined }
        : item
    default:
      return item
  }
}
