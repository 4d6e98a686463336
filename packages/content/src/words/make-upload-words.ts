import type { UploadWords } from '@kindred/ui/upload-field/upload-words'

type Translate = (key: string, values?: Record<string, string | number | Date>) => string

const errors = [
  'file-type',
  'file-name',
  'file-too-small',
  'files-too-large',
  'file-content',
  'file-not-read',
  'file-infected',
  'scan-unavailable',
  'too-many-files',
  'other',
]
const rules = ['file-type', 'file-name', 'file-too-small', 'files-too-large', 'file-content', 'other']

/** A value that the control itself fills in keeps its place. */
const places = { name: '{name}', sent: '{sent}', total: '{total}', limit: '{limit}' }

/** The texts `uploads` in the shape the upload control takes; `t` is of the page's language. */
export function makeUploadWords(t: Translate): UploadWords {
  const say = (key: string) => t(`uploads.${key}`, places)
  const choose = (area: string, codes: string[]) =>
    Object.fromEntries(codes.map((code) => [code, say(`${area}.${code}`)]))
  return {
    choose: say('choose'),
    drop: say('drop'),
    none: say('none'),
    sending: say('sending'),
    progress: say('progress'),
    sent: say('sent'),
    stop: say('stop'),
    stopped: say('stopped'),
    retry: say('retry'),
    remove: say('remove'),
    errors: choose('errors', errors),
    rules: choose('rule', rules),
  }
}
