import Fastify from 'fastify'

/** A bare route that answers bytes it was given: the least that any server of this kind does for a page. */
const app = Fastify()
let page = { body: Buffer.alloc(0), headers: {} }
app.get('/', async (_request, reply) => reply.headers(page.headers).send(page.body))
await app.listen({ port: 0, host: '127.0.0.1' })
process.on('message', ({ body, headers }) => {
  page = { body: Buffer.from(body, 'base64'), headers }
  process.send({ isReady: true })
})
process.on('disconnect', () => process.exit())
process.send({ port: app.server.address().port })
