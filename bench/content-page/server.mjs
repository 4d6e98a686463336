import Fastify from 'fastify'

/** A bare route that answers bytes it was given: the least that any server of this kind does for a page. */
const app = Fastify()
let pages = []
let turn = 0
app.get('/', async (_request, reply) => {
  turn = (turn + 1) % pages.length
  const { body, headers } = pages[turn]
  return reply.headers(headers).send(body)
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.on('message', (given) => {
  pages = given.map(({ body, headers }) => ({ body: Buffer.from(body, 'base64'), headers }))
  process.send({ isReady: true })
})
process.on('disconnect', () => process.exit())
process.send({ port: app.server.address().port })
