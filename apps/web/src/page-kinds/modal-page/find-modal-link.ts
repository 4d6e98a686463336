type Press = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'target'
>

/** The link that a press opens in a panel; null where the visitor wants another tab, or it is no such link. */
export function findModalLink(press: Press): HTMLAnchorElement | null {
  if (press.defaultPrevented || press.button !== 0) return null
  if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return null
  const target = press.target as Element | null
  return target?.closest?.<HTMLAnchorElement>('a[data-opens-in-modal]') ?? null
}
