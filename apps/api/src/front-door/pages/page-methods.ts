import type { FastifyRequest } from 'fastify'
import type { PageClass } from './classify-page.ts'

const reading = ['GET', 'HEAD']
const readingAndForms = [...reading, 'POST']

/** Methods an address of the web process answers, or null where it answers all of them. */
export function findPageMethods(request: FastifyRequest, pageClass: PageClass): string[] | null {
  if (pageClass === 'editor') return null
  if (pageClass === 'personal') return readingAndForms
  return pageClass === 'public' && isForm(request) ? readingAndForms : reading
}

/**
 * A form that an editor may place on any page (to create an account, for example) is sent to the page it stands on: by
 * its script with `next-action`, without one as the browser's own multipart form. Nothing else is sent to public pages.
 */
function isForm({ method, headers }: FastifyRequest): boolean {
  if (method !== 'POST') return false
  return (
    headers['next-action'] !== undefined || /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
  )
}
