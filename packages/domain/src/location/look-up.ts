/** Addresses of the machinery, which no editor can make a page of (RTE-12, RTE-13). */
const machinery = /^\/(signin-callback|signout-callback|silent-renew|_next)(\/|$)/i

/**
 * What a path asks of the page lookup. None at all, or only a slash, is the home page (RTE-11); an empty one is not found
 * (RTE-14), and so is what belongs to the machinery (RTE-12, RTE-13); everything else is looked up (RTE-31).
 */
export function classifyLookup(path: string | null | undefined): 'home' | 'notFound' | 'lookUp' {
  if (path === undefined || path === null) return 'home'
  const pathname = path.split(/[?#]/, 1)[0] ?? ''
  if (pathname === '') return 'notFound'
  if (pathname === '/') return 'home'
  return machinery.test(pathname.replace(/\/{2,}/g, '/')) ? 'notFound' : 'lookUp'
}

/** RTE-15: what somebody sees for a moment while signing out stands without header, navigation and footer. */
export function isBarePath(path: string): boolean {
  return (path.split(/[?#]/, 1)[0] ?? '').toLowerCase().includes('signout-callback')
}
