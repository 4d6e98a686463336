// @vitest-environment happy-dom
import texts from '@kindred/content/texts/en-gb/faces.json' with { type: 'json' }
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FaceForm } from './face-form.island.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const { photo, consent, quality, refusals } = texts

let root: Root
let place: HTMLElement
beforeEach(async () => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await act(async () => {
    root.render(
      <FaceForm
        shopCode="dk"
        consentVersion="face-matching/1"
        texts={photo}
        consent={consent}
        quality={quality}
        refusals={refusals}
      />,
    )
  })
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const button = (name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))
const press = (name: string) => act(async () => button(name)?.click())
const agree = () => act(async () => place.querySelector<HTMLInputElement>('#face-consent')?.click())
const said = () => place.querySelector('[role="alert"]')?.textContent
/** A camera that cannot be used, as a browser says it. */
const failCamera = (name: string) =>
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: () => Promise.reject(Object.assign(new Error(name), { name })) },
  })
async function choose(bytes: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const input = place.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('no file input')
  Object.defineProperty(input, 'files', { value: [new File([bytes], 'me.jpg')], configurable: true })
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })))
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(said()).toBeTruthy()
  })
}

it.each(['Choose a photo', 'Use the camera'])(
  'FACE-06 asks for consent before “%s”, and leads to the box',
  async (name) => {
    await press(name)
    expect(place.textContent).toContain(consent.missing)
    expect(document.activeElement?.id).toBe('face-consent')
    expect(place.querySelector('video')).toBeNull()
    await agree()
    expect(place.textContent).not.toContain(consent.missing)
  },
)

it.each([
  ['NotAllowedError', photo.cameraRefused],
  ['NotFoundError', photo.cameraMissing],
])('FACE-06 leads from a camera with %s back to choosing a photo', async (name, text) => {
  failCamera(name)
  await agree()
  await press('Use the camera')
  expect(said()).toContain(text)
  expect(button('Choose a photo')).toBeTruthy()
})

it('FACE-06 says without asking the shop what a chosen file is not', async () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  await agree()
  await choose('Dear Kindred')
  expect(said()).toBe(refusals['not-a-photo'])
  expect(asked).not.toHaveBeenCalled()
})
