// @vitest-environment happy-dom
import { SendFileError } from '@kindred/contracts/send-file'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let refusal: Error | null
const sent: unknown[] = []
const removed: string[] = []
const refresh = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
vi.mock('@kindred/contracts/send-file', async (original) => ({
  ...(await original<object>()),
  sendFile: async (
    file: File,
    _: unknown,
    headers: object,
    address: string,
    toBody: (attachment: { content: string }) => object,
  ) => {
    sent.push([file.name, headers, address, toBody({ content: 'Ynl0ZXM=' })])
    if (refusal) throw refusal
  },
}))
vi.mock('@kindred/contracts/request', async (original) => ({
  ...(await original<object>()),
  makeSend: () => async (path: string, call: { method: string }) => removed.push(`${call.method} ${path}`),
}))
const { MediaForm } = await import('./media-form.island.tsx')
const { MediaActions } = await import('./media-actions.island.tsx')

const texts = new Proxy({} as Record<string, string>, { get: (_, key: string) => key })

let root: Root
beforeEach(() => {
  refusal = null
  sent.length = 0
  removed.length = 0
  refresh.mockClear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const send = (name: string) =>
  act(async () => {
    const form = document.querySelector('form') as HTMLFormElement
    const file = form.querySelector<HTMLInputElement>('input[type=file]')
    Object.defineProperty(file, 'files', { value: [new File(['x'], name)] })
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })

it('sends the bytes with what they are, never the name of the file, and draws the list anew', async () => {
  await act(async () => root.render(<MediaForm donorGuid="d1" texts={texts} />))
  await act(async () => {
    const kind = document.querySelector('select') as HTMLSelectElement
    kind.value = 'adultPhoto'
  })
  await send('Rasmus at home.jpg')
  expect(sent).toEqual([
    [
      'Rasmus at home.jpg',
      { 'x-requested-with': 'kindred' },
      '/api/staff/donors/d1/media',
      { kind: 'adultPhoto', content: 'Ynl0ZXM=' },
    ],
  ])
  expect(refresh).toHaveBeenCalledOnce()
})

it('says in words why a file was not kept', async () => {
  refusal = new SendFileError('media-not-readable', '')
  await act(async () =>
    root.render(<MediaForm donorGuid="d1" replaces={{ id: 'm1', kind: 'audio' }} texts={texts} />),
  )
  await send('song.ogg')
  expect(sent.at(-1)).toMatchObject({ 3: { kind: 'audio', replaces: 'm1' } })
  expect(document.querySelector('[role=alert]')?.textContent).toContain('errors.media-not-readable')
  expect(refresh).not.toHaveBeenCalled()
})

it('removes only after a second press', async () => {
  await act(async () =>
    root.render(<MediaActions donorGuid="d1" id="m1" kind="adultPhoto" name="Adult photo 1" texts={texts} />),
  )
  const press = (name: string, within: ParentNode | null) =>
    act(async () =>
      [...(within?.querySelectorAll('button') ?? [])]
        .find((button) => button.textContent?.startsWith(name))
        ?.click(),
    )
  await press('remove', document)
  expect(removed).toEqual([])
  await press('remove', document.querySelector('[role=dialog]'))
  expect(removed).toEqual(['DELETE /api/staff/donors/d1/media/m1'])
  expect(refresh).toHaveBeenCalledOnce()
})
