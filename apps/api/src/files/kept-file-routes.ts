import { createHmac } from 'node:crypto'
import { errorBodySchema, guidSchema } from '@kindred/contracts/common'
import {
  addressQuerySchema,
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
import { requireStaff } from '../front-door/require-staff.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { dropUpload } from './drop-upload.ts'
import { keepUpload } from './keep-upload.ts'
import { findKeptFile, type KeptFileRow } from './kept-file.store.ts'
import { assertAddress, findPerson, lendAddress } from './lend-address.ts'
import { limitBody } from './limit-body.ts'
import { mayReadFile } from './may-read-file.ts'
import { sendBytes } from './send-bytes.ts'
import { namePerson } from './sign-address.ts'
import { openStorage } from './storage/open-storage.ts'

const tags = ['files']
const idParams = z.object({ id: guidSchema })

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
      bodyLimit: limitBody(config.fileSizeLimit),
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

  // Two ways to one thing: the sign-in of staff counts below /api/staff alone.
  for (const [url, onRequest] of [
    ['/api/files/:id/address', requirePerson],
    ['/api/staff/files/:id/address', requireStaff()],
  ] as const)
    app.get(
      url,
      {
        onRequest,
        schema: {
          tags,
          summary: 'An address that leads this person to a protected file for two minutes',
          params: idParams,
          response: { 200: fileAddressSchema, 401: errorBodySchema, 404: errorBodySchema },
        },
      },
      async (request, reply) => {
        findPerson(request)
        const { id } = await findReadable(request, request.params.id)
        return lendAddress(services, request, reply, { path: `/api/files/${id}/content`, fileId: id })
      },
    )

  app.get(
    '/api/files/:id/content',
    {
      schema: {
        tags,
        summary: 'A protected file by its signed address; ranges are served',
        params: idParams,
        querystring: addressQuerySchema,
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
      const { id } = request.params
      assertAddress(services, request, id, request.query)
      const file = await findKeptFile(services.db, id)
      if (!file) throw new HttpFailure(404, 'not-found', 'There is no such file.')
      return sendBytes(request, reply, {
        ...file,
        version: file.sha256.slice(0, 32),
        cacheControl: 'private, no-store',
        open: (range) => openStorage(config).read(file.storageKey, range),
      })
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
