import { createHmac } from 'node:crypto'
import { errorBodySchema } from '@kindred/contracts/common'
import {
  attachmentSchema,
  fileAddressSchema,
  keptFileSchema,
  uploadLimitsSchema,
} from '@kindred/contracts/files'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { HttpFailure } from '../front-door/http-failure.ts'
import { requirePerson } from '../front-door/require-person.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { dropUpload } from './drop-upload.ts'
import { keepUpload } from './keep-upload.ts'
import { findKeptFile, type KeptFileRow } from './kept-file.store.ts'
import { mayReadFile } from './may-read-file.ts'
import { sendKeptFile } from './send-kept-file.ts'
import {
  addressLifetime,
  isSignedAddress,
  namePerson,
  openReader,
  sealReader,
  signAddress,
} from './sign-address.ts'

const tags = ['files']
const idParams = z.object({ id: z.uuid() })
const readerCookie = 'kindred-reader'
/** Base64 makes four signs of three bytes; the rest of the body is small. */
const bodyLimit = (fileSizeLimit: number) => Math.ceil((fileSizeLimit / 3) * 4) + 64 * 1024

/** Files that people send ahead of a form, and protected files for who may read them. */
export async function keptFileRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const { config } = services
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const key = config.keys.fileAddress

  app.get(
    '/api/files/limits',
    {
      schema: {
        tags,
        summary: 'What an upload control must know before it sends',
        response: { 200: uploadLimitsSchema },
      },
    },
    async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send({ fileSizeLimit: config.fileSizeLimit }),
  )

  app.post(
    '/api/files',
    {
      bodyLimit: bodyLimit(config.fileSizeLimit),
      config: { rateLimit: { max: 60, timeWindow: 600_000 } },
      schema: {
        tags,
        summary: 'Send a file ahead; it waits a day for what it belongs to',
        body: attachmentSchema,
        response: { 201: keptFileSchema, 422: errorBodySchema },
      },
    },
    async (request, reply) => {
      const kept = await keepUpload(services, { ...request.body, owner: waitingOwner(request) })
      return kept.ok ? reply.code(201).send(kept.value) : sendFailure(reply, kept.error)
    },
  )

  app.delete(
    '/api/files/:id',
    {
      schema: {
        tags,
        summary: 'Take back a file that still waits',
        params: idParams,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const file = await findKeptFile(services.db, request.params.id)
      if (file?.owner === waitingOwner(request)) await dropUpload(services, file)
      // Whether it was there is nobody else's business.
      return reply.code(204).send()
    },
  )

  app.get(
    '/api/files/:id/address',
    {
      onRequest: requirePerson,
      schema: {
        tags,
        summary: 'An address that leads this person to a protected file for two minutes',
        params: idParams,
        response: { 200: fileAddressSchema, 401: errorBodySchema, 404: errorBodySchema },
      },
    },
    async (request, reply) => {
      const person = namePerson(request.principal)
      if (!person) throw new HttpFailure(401, 'sign-in-required', 'Sign in first.')
      const file = await findReadable(request, request.params.id)
      const expires = services.now().getTime() + addressLifetime
      const query = new URLSearchParams({
        person,
        expires: String(expires),
        signature: signAddress(key, file.id, person, expires),
      })
      return reply
        .header(
          'set-cookie',
          `${readerCookie}=${sealReader(key, person, expires)}; Path=/api/files/; Max-Age=${addressLifetime / 1000}; HttpOnly; SameSite=Strict${config.isHttps ? '; Secure' : ''}`,
        )
        .send({
          address: `/api/files/${file.id}/content?${query}`,
          expiresAt: new Date(expires).toISOString(),
        })
    },
  )

  app.get(
    '/api/files/:id/content',
    {
      schema: {
        tags,
        summary: 'A protected file by its signed address; ranges are served',
        params: idParams,
        querystring: z.object({
          person: z.string().max(100),
          expires: z.coerce.number().int(),
          signature: z.string().max(100),
        }),
        response: {
          200: z.any(),
          206: z.any(),
          403: errorBodySchema,
          404: errorBodySchema,
          416: errorBodySchema,
        },
      },
    },
    async (request, reply) => {
      const now = services.now()
      const { id } = request.params
      const isSigned = isSignedAddress(key, { fileId: id, ...request.query }, now)
      const cookie = readCookie(request, readerCookie)
      const reader = namePerson(request.principal) ?? openReader(key, cookie, now)
      if (!isSigned || reader !== request.query.person)
        throw new HttpFailure(403, 'address-not-valid', 'This address does not lead here, or not any more.')
      const file = await findKeptFile(services.db, id)
      if (!file) throw new HttpFailure(404, 'not-found', 'There is no such file.')
      return sendKeptFile(services, request, reply, file)
    },
  )

  /** A file that is another's is answered as missing, so that ids cannot be tried out. */
  async function findReadable(request: FastifyRequest, id: string): Promise<KeptFileRow> {
    const file = await findKeptFile(services.db, id)
    if (file && mayReadFile(request.principal, file.owner)) return file
    throw new HttpFailure(404, 'not-found', 'There is no such file.')
  }

  /** The address of a visitor is not kept, only what tells two of them apart. */
  function waitingOwner({ principal, ip }: FastifyRequest): string {
    const person =
      namePerson(principal) ?? `visitor:${createHmac('sha256', key).update(ip).digest('base64url')}`
    return `waiting:${person}`
  }
}

function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const found = (headers.cookie ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}
