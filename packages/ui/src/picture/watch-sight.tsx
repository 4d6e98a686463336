/** BLK-36: how much of a picture must be in sight before it is asked for. */
const sightThreshold = 0.1

/**
 * Calls once, when a tenth of the element is in sight, or before the page is printed.
 *
 * @returns stops watching
 */
export function watchSight(element: Element, whenSeen: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) see()
    },
    { threshold: sightThreshold },
  )
  const stop = () => {
    observer.disconnect()
    removeEventListener('beforeprint', see)
  }
  function see() {
    stop()
    whenSeen()
  }
  observer.observe(element)
  addEventListener('beforeprint', see)
  return stop
}
