export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const accountCalls = '/api/users/'
const accountType = 'application/json-patch+json'
/** What one of the two documents adds to the type of a POST (decision 4 of the contradictions). */
const streaming = ';odata.metadata=minimal;odata.streaming=true'

/**
 * How a body goes out (API-09, API-19): account calls as JSON patch, everything else as plain JSON, a DELETE without any.
 *
 * @param body anything JSON can say, or a file, which goes as it is with its own type; undefined sends none
 */
export function describeBody(
  method: Method,
  path: string,
  body: unknown,
): { type?: string; body?: string | Blob } {
  if (body === undefined || method === 'DELETE' || method === 'GET') return {}
  if (body instanceof Blob) return { type: body.type, body }
  const isAccountCall = path.startsWith(accountCalls)
  const type = isAccountCall ? accountType + (method === 'POST' ? streaming : '') : 'application/json'
  return { type, body: JSON.stringify(body) }
}
