/**
 * Asks for the scripts of a page once it stands on the screen, so that on a slow line nothing that is seen waits behind them.
 * The front door has put their addresses into `data-later` (`front-door/pages/hold-scripts.ts`). A page in a tab that nobody
 * looks at is never painted: there they come when all else has. Runs inline.
 */
export const startScriptsAfterPaint = `{
  let isSeen = false
  const start = () => {
    if (!isSeen || document.readyState === 'loading') return
    for (const held of document.querySelectorAll('[data-later]')) {
      const address = held.dataset.later
      held.removeAttribute('data-later')
      held.setAttribute(held.localName === 'link' ? 'href' : 'src', address)
    }
  }
  const see = () => {
    isSeen = true
    start()
  }
  addEventListener('load', see)
  addEventListener('DOMContentLoaded', start)
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length) see()
  }).observe({ type: 'paint', buffered: true })
}`
