// @vitest-environment happy-dom
import { texts as english } from '@kindred/content/texts/en-gb/texts.ts'
import { sendFile } from '@kindred/contracts/send-file'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { makeTranslate } from './island-texts.ts'
import { NewYorkForm } from './new-york-form.island.tsx'

vi.mock('@kindred/contracts/send-file', async (original) => ({
  ...(await original<typeof import('@kindred/contracts/send-file')>()),
  sendFile: vi.fn(),
}))

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const t = makeTranslate({ language: 'en-GB', messages: english })
const calls = {
  save: '/api/commerce/checkout/usa-shop/en-us/getnewyorkpdf',
  send: '/api/commerce/checkout/usa-shop/en-us/uploadnewyorkform',
}

async function show() {
  const host = document.createElement('form')
  document.body.append(host)
  const root = createRoot(host)
  await act(async () => root.render(<NewYorkForm shopCode="usa" calls={calls} t={t} />))
  const choose = async (file: File) => {
    const input = host.querySelector<HTMLInputElement>('#new-york-form')
    if (!input) throw new Error('There is no file control')
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    await act(async () => {
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
  return { host, choose }
}

afterEach(() => document.body.replaceChildren())

it('CHK-05 sends the signed form as soon as it is chosen, and lets its id travel with the summary', async () => {
  vi.mocked(sendFile).mockResolvedValueOnce({
    id: '5d0a1c1e-0000-4000-8000-000000000001',
    fileName: 'signed.pdf',
    contentType: 'application/pdf',
    length: 9000,
  })
  const { host, choose } = await show()
  expect(host.textContent).toContain('The state of New York wants a signed form.')
  expect(host.querySelector('button')?.textContent).toContain('Save the filled form')
  await choose(new File(['x'], 'signed.pdf'))
  expect(vi.mocked(sendFile).mock.calls[0]?.[3]).toBe(
    '/api/commerce/checkout/usa-shop/en-us/uploadnewyorkform',
  )
  expect(new FormData(host as HTMLFormElement).get('newYorkFormId')).toBe(
    '5d0a1c1e-0000-4000-8000-000000000001',
  )
  expect(host.querySelector('[role=status]')?.textContent).toContain('Sent: signed.pdf')
})

it('CHK-05 says at the control why a file was not taken', async () => {
  const { SendFileError } = await import('@kindred/contracts/send-file')
  vi.mocked(sendFile).mockRejectedValueOnce(new SendFileError('file-content', 'no'))
  const { host, choose } = await show()
  await choose(new File(['x'], 'note.pdf'))
  expect(host.querySelector('#new-york-form-error')?.textContent).toContain('note.pdf')
  expect(host.querySelector('[name=newYorkFormId]')).toBeNull()
})
