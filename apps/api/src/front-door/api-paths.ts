/** Paths this process answers itself; all other paths are pages and belong to the web process. */
const ownPrefixes = ['/api/', '/oidc', '/internal/', '/dev/mail', '/sandbox-pay/', '/media/', '/cdn-cgi/']
const ownPaths = new Set(['/healthz', '/readyz', '/metrics', '/_log', '/api'])

/** next-auth's own routes live in the web process although they begin with `/api/`. */
const webPrefix = '/api/auth/'

/** True for calls and the other answers of this process, false for pages. `url` may carry a query. */
export function isApiPath(url: string): boolean {
  const path = url.split('?', 1)[0] ?? url
  if (path.startsWith(webPrefix)) return false
  // The router answers `/metrics/` as it does `/metrics`.
  return ownPaths.has(path.replace(/(.)\/$/, '$1')) || ownPrefixes.some((prefix) => path.startsWith(prefix))
}
