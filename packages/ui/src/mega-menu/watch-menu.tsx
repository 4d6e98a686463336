/** How long a mouse rests on an entry before it opens: crossing the menu opens nothing. Milliseconds. */
export const openAfter = 140
/** How long it may leave before the panel closes: the way to the panel may cut a corner. */
export const closeAfter = 320
/** A press right after the mouse has opened a panel means that panel: it does not close it again. */
const pressGrace = 500

/**
 * The manners of a menu of `<details>` panels. Escape closes and gives the focus back; a press or focus outside closes, and
 * so does following a link. A resting mouse opens and a leaving one closes what it opened; a finger and a pen only press.
 * Arrows, Home and End walk along the top line; the arrow down goes into a panel.
 *
 * @returns stops
 */
export function watchMenu(root: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hovered: { panel: HTMLDetailsElement; at: number } | undefined

  const findOpen = () => root.querySelector<HTMLDetailsElement>('details[open]')
  const close = (givesFocusBack: boolean) => {
    clearTimeout(timer)
    hovered = undefined
    const panel = findOpen()
    if (!panel) return
    panel.open = false
    if (givesFocusBack) panel.querySelector('summary')?.focus()
  }
  const open = (panel: HTMLDetailsElement) => {
    for (const other of root.querySelectorAll<HTMLDetailsElement>('details[open]'))
      if (other !== panel) other.open = false
    panel.open = true
  }

  const onOver = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return
    clearTimeout(timer)
    const panel = event.target.closest('details')
    if (panel?.open) return
    timer = setTimeout(() => {
      // Over an entry without a panel, what the mouse opened beside it goes.
      if (!panel) return hovered && close(false)
      hovered = { panel, at: Date.now() }
      open(panel)
    }, openAfter)
  }
  const onLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer)
    if (hovered) timer = setTimeout(() => close(false), closeAfter)
  }
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const summary = event.target.closest('summary')
    if (!summary) return event.target.closest('a') ? close(false) : undefined
    const isJustOpened = hovered?.panel === summary.parentElement && Date.now() - hovered.at < pressGrace
    if (isJustOpened) event.preventDefault()
    // Whoever presses means it: it stays when the mouse leaves.
    clearTimeout(timer)
    hovered = undefined
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close(true)
    if (!(event.target instanceof HTMLElement) || !root.contains(event.target)) return
    const next = findNext(root, event.target, event.key)
    if (!next) return
    event.preventDefault()
    const panel = next.closest('details')
    if (event.key === 'ArrowDown' && panel) open(panel)
    next.focus()
  }
  const onOutside = (event: Event) => {
    if (findOpen() && event.target instanceof Node && !root.contains(event.target)) close(false)
  }
  const onFocus = (event: FocusEvent) => {
    onOutside(event)
    const panel = findOpen()
    // Going on to the next entry of the top line leaves the panel.
    if (panel && event.target instanceof Node && root.contains(event.target) && !panel.contains(event.target))
      close(false)
  }

  const listeners = [
    listen(root, 'pointerover', onOver),
    listen(root, 'pointerleave', onLeave),
    listen(root, 'click', onClick),
    listen(document, 'keydown', onKey),
    listen(document, 'pointerdown', onOutside),
    listen(document, 'focusin', onFocus),
  ]
  return () => {
    clearTimeout(timer)
    for (const stop of listeners) stop()
  }
}

/** Where a key leads from an entry of the top line, or between the links of a panel; nothing for every other key. */
function findNext(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const tops = [...root.querySelectorAll<HTMLElement>('.k-mega-menu__top')]
  const at = tops.indexOf(from)
  if (at < 0) {
    const links = [...(from.closest('details')?.querySelectorAll<HTMLElement>('a') ?? [])]
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    return step ? links[links.indexOf(from) + step] : undefined
  }
  if (key === 'ArrowDown') return from.closest('details')?.querySelector<HTMLElement>('a') ?? undefined
  if (key === 'ArrowRight') return tops[at + 1] ?? tops[0]
  if (key === 'ArrowLeft') return tops[at - 1] ?? tops.at(-1)
  if (key === 'Home') return tops[0]
  return key === 'End' ? tops.at(-1) : undefined
}

function listen<Event_ extends Event>(
  target: EventTarget,
  name: string,
  handle: (event: Event_) => unknown,
): () => void {
  const listener = (event: Event) => void handle(event as Event_)
  target.addEventListener(name, listener)
  return () => target.removeEventListener(name, listener)
}
