// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { Picture } from './picture.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// Still on its way: this DOM loads no files.
vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)

const image = { imageURL: '/media/gone.webp', alternativeText: 'Seeds on shell', title: 'Drawn by hand' }
const show = async (alternativeText = image.alternativeText) => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () =>
    root.render(<Picture image={{ ...image, alternativeText }} preset="blog" sizes="20rem" eager />),
  )
  return place
}
const fail = (place: HTMLElement) =>
  act(async () => void place.querySelector('img')?.dispatchEvent(new Event('error')))

it('BLK-39 shows the sign of a broken image in its place, with its words and its caption', async () => {
  const place = await show()
  expect(place.querySelector('.k-picture__broken')).toBeNull()
  await fail(place)
  expect(place.querySelector('img')).toBeNull()
  const broken = place.querySelector<HTMLElement>('.k-picture__broken')
  expect(broken?.querySelector('svg')).not.toBeNull()
  expect(broken?.getAttribute('role')).toBe('img')
  expect(broken?.getAttribute('aria-label')).toBe('Seeds on shell')
  // The place stays as large as it was, so that nothing jumps.
  expect(broken?.style.aspectRatio).toBe('800 / 450')
  expect(place.querySelector('figcaption')?.textContent).toBe('Drawn by hand')
})

it('BLK-39 says nothing of a broken ornament', async () => {
  const place = await show('')
  await fail(place)
  expect(place.querySelector('.k-picture__broken')?.hasAttribute('aria-label')).toBe(false)
})
