/**
 * Whether a click or a sent form leaves this page for another one of the site: not in a new tab, not to a part of this
 * page, not for a file, and not where a script has taken it over.
 */
export function findLeaving(event: Event, here: Pick<Location, 'href'>): boolean {
  if (event.defaultPrevented || !(event.target instanceof Element)) return false
  if (event instanceof SubmitEvent) {
    const form = event.target as HTMLFormElement
    return leads(form.getAttribute('action') ?? here.href, form.target, here)
  }
  if (!(event instanceof MouseEvent) || event.button !== 0) return false
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
  const link = event.target.closest('a')
  return Boolean(link?.href && !link.hasAttribute('download') && leads(link.href, link.target, here, true))
}

function leads(address: string, target: string, here: Pick<Location, 'href'>, mayBeHere = false): boolean {
  if (target && target !== '_self') return false
  const from = new URL(here.href)
  const to = new URL(address, from)
  if (to.origin !== from.origin) return false
  // Files and media are shown or saved beside the page; signing in and out are pages.
  if (/^\/(api|media|files)\//.test(to.pathname) && !to.pathname.startsWith('/api/auth/')) return false
  const isPart = to.hash !== '' && to.pathname === from.pathname && to.search === from.search
  return !(mayBeHere && isPart)
}
