import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../../../app.ts'
import { PageCache } from '../../page-cache/page-cache.ts'
import { makeServices } from '../../testing/make-services.ts'
import { pages } from '../proxy-pages.ts'

/** The front door before a web process that answers as it is told, and no database. To be closed after each test. */
export async function openPages(answer: RequestListener, cache = new PageCache()) {
  const web = createServer(answer)
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
  const services = makeServices()
  services.config.webOrigin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
  services.config.databaseUrl = 'postgres://127.0.0.1:1/none'
  const app = await buildApp(services, {
    authenticate: async () => ({ kind: 'anonymous' }),
    contexts: [async (root) => void (await root.register(pages, { services, cache }))],
  })
  const endWeb = async () => {
    web.closeAllConnections()
    await new Promise((resolve) => web.close(resolve))
  }
  return {
    app,
    services,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    endWeb,
    close: async () => {
      await app.close()
      await endWeb()
    },
  }
}

export type Pages = Awaited<ReturnType<typeof openPages>>
