import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Picture } from './picture.tsx'
import { watchSight } from './watch-sight.tsx'

const image = {
  imageURL: '/media/tide.webp',
  alternativeText: 'A tide',
  title: 'Drawn by hand',
  width: 1600,
  height: 900,
}
const render = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(<Picture image={image} preset="wide" sizes="100vw" {...props} />)

afterEach(() => vi.unstubAllGlobals())

it('BLK-25 shows alternative text, and the title as caption where one is given', () => {
  expect(render()).toContain('<figcaption>Drawn by hand</figcaption>')
  expect(render()).toContain('alt="A tide"')
  expect(render({ image: { ...image, title: null } })).not.toContain('figcaption')
  expect(render({ image: null })).toBe('')
})

it('BLK-36 asks for nothing before it is seen, and for everything where scripts are off', () => {
  const [withScripts = '', without = ''] = render().split('<noscript>')
  expect(withScripts).not.toContain('/cdn-cgi/')
  expect(without).toContain('/cdn-cgi/image/width=1600,height=900,fit=cover/media/tide.webp')
  expect(render({ eager: true }).split('<noscript>')[0]).toContain('/cdn-cgi/image/width=1600')
})

it('BLK-36 calls once, at a tenth of the picture', () => {
  let see: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  const disconnect = vi.fn()
  const options = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof see, given: unknown) {
        see = callback
        options(given)
      }
      observe() {}
      disconnect = disconnect
    },
  )
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  const seen = vi.fn()
  watchSight({} as Element, seen)
  expect(options).toHaveBeenCalledWith({ threshold: 0.1 })
  see([{ isIntersecting: false }])
  expect(seen).not.toHaveBeenCalled()
  see([{ isIntersecting: true }])
  expect(seen).toHaveBeenCalledOnce()
  expect(disconnect).toHaveBeenCalledOnce()
})
