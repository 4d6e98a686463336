import fp from 'fastify-plugin'
import { isApiPath } from './api-paths.ts'
import { isOwnOrigin } from './credentials.ts'
import { HttpFailure } from './http-failure.ts'
import { showErrorPage } from './show-error-page.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site's page makes the browser send. Cookies already count only beside a header that such
 * a page cannot set; this stops forms and beacons as well, on calls, pages and the editor alike. Bearer clients and servers send no origin.
 */
export const crossOriginGuard = fp<{ publicUrl: string }>(
  async (app, { publicUrl }) => {
    app.addHook('onRequest', async (request, reply) => {
      if (safeMethods.has(request.method)) return
      if (request.headers.authorization !== undefined || request.routeOptions.config.isOpenToOrigins) return
      if (isOwnOrigin(request.headers, publicUrl)) return
      if (!isApiPath(request.url) && request.headers.accept?.includes('text/html'))
        return showErrorPage(reply.code(403), 'crossOrigin')
      throw new HttpFailure(403, 'cross-origin', 'This call is only for our own pages.')
    })
  },
  { name: 'cross-origin-guard' },
)
