'use client'

import type { Story } from '../story/story.tsx'
import { type SendAhead, UploadField, type UploadFieldProps } from './upload-field.tsx'
import type { UploadWords } from './upload-words.tsx'

export const words: UploadWords = {
  choose: 'Choose files',
  drop: 'or drop them here',
  none: 'No files selected',
  sending: 'Sending {name}',
  progress: '{sent} of {total}',
  sent: '{total}, received',
  stop: 'Stop',
  stopped: 'Stopped',
  retry: 'Try again',
  remove: 'Remove {name}',
  errors: {
    'file-type': 'Filetype must be one of the following extensions .pdf, .jpg, .jpeg, png.',
    'file-name': 'The name of the file is invalid.',
    'file-too-small': 'File size must be at least 5 KB.',
    'files-too-large': 'File sizes exceed limit of {limit} MB.',
    other: 'The file could not be sent.',
  },
  rules: { 'file-type': 'BMP, GIF, HEIC, HEIF and JP2 are taken as well.', other: 'Try again.' },
}

const send: SendAhead = (file, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    let sent = 0
    const timer = setInterval(() => {
      sent += file.size / 20
      onProgress(sent, file.size)
      if (sent < file.size) return
      clearInterval(timer)
      if (file.name.startsWith('fail')) reject({ code: 'other' })
      else resolve({ id: crypto.randomUUID() })
    }, 100)
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      reject({ code: 'stopped' })
    })
  })

const common = { name: 'files', words, fileSizeLimit: 20 * 1_048_576, locale: 'en-GB' }
const Example = (props: Partial<UploadFieldProps> & { id: string; label: string }) => (
  <UploadField {...common} {...props} />
)

export const story: Story = {
  title: 'Upload field',
  states: [
    {
      name: 'with the form',
      element: <Example id="s-up-1" label="Photograph" help="A face, seen from the front" required />,
    },
    {
      name: 'sent ahead, several',
      element: (
        <Example
          id="s-up-2"
          label="Test results"
          optional="optional"
          hint="20 MB together"
          multiple
          send={send}
        />
      ),
    },
    { name: 'wrong', element: <Example id="s-up-3" label="Photograph" error="Field is required" /> },
    { name: 'names hidden', element: <Example id="s-up-4" label="Papers" hideFileName icon="lock" /> },
    { name: 'disabled', element: <Example id="s-up-5" label="Papers" disabled /> },
  ],
}
