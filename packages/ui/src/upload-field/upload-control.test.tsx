// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { words } from './upload-field.story.tsx'
import { type SendAhead, UploadField, type UploadFieldProps } from './upload-field.tsx'
import type { UploadItem } from './upload-list.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const file = (name: string, size = 6000, type = '') => new File(['x'.repeat(size)], name, { type })
const common = { id: 'up', name: 'photo', label: 'Photograph', words, fileSizeLimit: 20_000, locale: 'en-GB' }

let root: Root
let place: HTMLElement
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

const show = (props: Partial<UploadFieldProps> = {}) =>
  act(async () => root.render(<UploadField {...common} {...props} />))
const input = () => place.querySelector('input') as HTMLInputElement
const text = () => place.textContent ?? ''
const names = () => place.querySelector('.k-upload__names')?.textContent
const press = (label: string) =>
  act(async () => {
    const buttons = [...place.querySelectorAll('button')]
    buttons.find((button) => (button.getAttribute('aria-label') ?? '').startsWith(label))?.click()
  })

/** As a person chooses: the input holds the files and tells of it; its value can be emptied by the page. */
const choose = (...files: File[]) =>
  act(async () => {
    let held: File[] = files
    Object.defineProperties(input(), {
      files: { configurable: true, get: () => held },
      value: {
        configurable: true,
        get: () => held[0]?.name ?? '',
        set: () => {
          held = []
        },
      },
    })
    input().dispatchEvent(new Event('change', { bubbles: true }))
  })

describe('upload field', () => {
  it('UPL-08 shows the chosen names, or No files selected', async () => {
    await show({ multiple: true })
    expect(names()).toBe('No files selected')
    await choose(file('a.png'), file('blodprøve.pdf'))
    expect(names()).toBe('a.png, blodprøve.pdf')
  })

  it('UPL-01 clears the selection and the value on any failure, and tells who listens', async () => {
    const onChange = vi.fn<(items: UploadItem[]) => void>()
    await show({ multiple: true, onChange })
    await choose(file('a.png'))
    expect(onChange.mock.lastCall?.[0]).toMatchObject([{ state: 'chosen', file: { name: 'a.png' } }])
    await choose(file('b.png'), file('c.svg'))
    expect(onChange.mock.lastCall?.[0]).toEqual([])
    expect([input().files, input().value, names()]).toEqual([[], '', 'No files selected'])
  })

  it.each([
    ['UPL-03', [file('a.svg')], 'Filetype must be one of the following extensions .pdf, .jpg, .jpeg, png.'],
    ['UPL-04', [file('a..png')], 'The name of the file is invalid.'],
    ['UPL-05', [file('a.png', 5119)], 'File size must be at least 5 KB.'],
    ['UPL-06', [file('a.png', 15_000), file('b.png')], 'File sizes exceed limit of 0.019073486328125 MB.'],
  ])('%s shows its message at the control, which is then wrong', async (_row, files, message) => {
    await show({ multiple: true })
    await choose(...files)
    expect(place.querySelector('#up-error')?.textContent).toContain(message)
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(input().getAttribute('aria-describedby')).toContain('up-error')
    await choose(file('fine.png'))
    expect(place.querySelector('#up-error')).toBeNull()
  })

  it('UPL-03 names the real rule beside the words of the specification', async () => {
    await show()
    await choose(file('a.docx'))
    expect(text()).toContain('BMP, GIF, HEIC, HEIF and JP2 are taken as well.')
  })

  it('UPL-07 takes several files, a required flag, a text, hidden names and an icon', async () => {
    await show({ multiple: true, required: true, hint: 'From the front', hideFileName: true, icon: 'lock' })
    expect([input().multiple, input().required]).toEqual([true, true])
    expect(text()).toContain('From the front')
    await choose(file('secret.png'))
    expect(text()).not.toContain('secret')
    expect(input().required).toBe(false)
  })

  it('UPL-02 offers the nine extensions, and is a plain file input before any script runs', () => {
    const html = renderToStaticMarkup(<UploadField {...common} required />)
    expect(html).toContain('accept=".png,.jpg,.jpeg,.pdf,.bmp,.gif,.heic,.heif,.jp2"')
    expect(html).toMatch(/<input [^>]*type="file"[^>]*name="photo"/)
    expect(html).toContain('for="up"')
  })
})

describe('upload field that sends ahead', () => {
  type Call = {
    file: File
    progress: (sent: number) => void
    done: () => void
    fail: (code: string, data?: object) => void
  }
  const calls: Call[] = []
  const send: SendAhead = (sent, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      calls.push({
        file: sent,
        progress: (bytes) => onProgress(bytes, sent.size),
        done: () => resolve({ id: `id-${sent.name}` }),
        fail: (code, data) => reject({ code, data }),
      })
      signal.addEventListener('abort', () => reject({ code: 'stopped' }))
    })
  beforeEach(() => {
    calls.length = 0
  })
  const onChange = vi.fn<(items: UploadItem[]) => void>()
  const states = () => onChange.mock.lastCall?.[0].map(({ state }) => state)

  it('shows real progress, then what the server calls the file', async () => {
    await show({ send, onChange })
    await choose(file('a.png'))
    const bar = () => place.querySelector('[role="progressbar"]')
    expect(bar()?.getAttribute('aria-valuenow')).toBe('0')
    await act(async () => calls[0]?.progress(3000))
    expect(bar()?.getAttribute('aria-valuenow')).toBe('50')
    expect(text()).toContain('3 kB of 6 kB')
    await act(async () => calls[0]?.done())
    expect(bar()).toBeNull()
    expect(onChange.mock.lastCall?.[0]).toMatchObject([{ state: 'sent', id: 'id-a.png' }])
  })

  it('stops on demand and tries again', async () => {
    await show({ send, onChange })
    await choose(file('a.png'))
    await press('Stop')
    expect(states()).toEqual(['stopped'])
    await press('Try again')
    expect([states(), calls.length]).toEqual([['sending'], 2])
    await act(async () => calls[1]?.done())
    expect(states()).toEqual(['sent'])
  })

  it('names the rule of a file that the server refused, and keeps the good ones', async () => {
    await show({ send, onChange, multiple: true })
    await choose(file('good.png'), file('bad.png'))
    await act(async () => {
      calls[0]?.done()
      calls[1]?.fail('files-too-large', { limit: 20 })
    })
    expect(text()).toContain('File sizes exceed limit of 20 MB.')
    expect(states()).toEqual(['sent', 'failed'])
    await press('Remove bad.png')
    expect(states()).toEqual(['sent'])
    await choose(file('c.svg'))
    expect([states(), input().value]).toEqual([['sent'], ''])
  })

  it('sums up what was chosen before', async () => {
    await show({ send, onChange, multiple: true })
    await choose(file('a.png', 15_000))
    await choose(file('b.png', 15_000))
    expect(text()).toContain('File sizes exceed limit')
    expect(states()).toEqual(['sending'])
  })
})
