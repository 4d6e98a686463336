// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { startScriptsAfterPaint } from './scripts-after-paint.ts'

let paint: (name: string) => void
let readyState: DocumentReadyState
let listen: MockInstance<typeof window.addEventListener>
beforeEach(() => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: (list: { getEntriesByName: (name: string) => object[] }) => void) {
        paint = (name) => tell({ getEntriesByName: (asked) => (asked === name ? [{}] : []) })
      }
      observe() {}
    },
  )
  readyState = 'loading'
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState)
  // A kind that no browser runs: what is looked at here is when the address is given back.
  document.head.innerHTML =
    '<link rel="preload" as="script" data-later="/b.js"><script type="none" data-later="/a.js" async=""></script>'
  listen = vi.spyOn(window, 'addEventListener')
  new Function(startScriptsAfterPaint)()
})
afterEach(() => {
  for (const [kind, listener] of listen.mock.calls) window.removeEventListener(kind, listener)
  vi.restoreAllMocks()
})

const read = () => [
  document.querySelector('link')?.getAttribute('href'),
  document.querySelector('script')?.getAttribute('src'),
]
const nothing = [null, null]
const both = ['/b.js', '/a.js']
const endParsing = () => {
  readyState = 'interactive'
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
}

describe('the scripts of a page', () => {
  it('come once the page was read whole and has been seen', () => {
    paint('first-paint')
    endParsing()
    expect(read()).toEqual(nothing)
    paint('first-contentful-paint')
    expect(read()).toEqual(both)
  })

  it('come when the rest of a page that was seen early has been read', () => {
    paint('first-contentful-paint')
    expect(read()).toEqual(nothing)
    endParsing()
    expect(read()).toEqual(both)
  })

  it('come when all else has, in a tab that nobody looks at', () => {
    endParsing()
    expect(read()).toEqual(nothing)
    window.dispatchEvent(new Event('load'))
    expect(read()).toEqual(both)
  })

  it('come once', () => {
    paint('first-contentful-paint')
    endParsing()
    document.querySelector('link')?.setAttribute('href', '/moved.js')
    window.dispatchEvent(new Event('load'))
    expect(read()).toEqual(['/moved.js', '/a.js'])
  })
})
