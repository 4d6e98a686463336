import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { errorBodySchema, guidSchema } from '@kindred/contracts/common'
import {
  addressQuerySchema,
  fileAddressSchema,
  htmlContentQuerySchema,
  htmlContentSchema,
} from '@kindred/contracts/files'
import type { Principal } from '@kindred/contracts/principal'
import { addExtension } from '@kindred/domain/uploads/add-extension'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { HttpFailure } from '../front-door/http-failure.ts'
import { requirePerson } from '../front-door/require-person.ts'
import { toErrorBody } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { type DocumentRow, readDocuments } from './document.store.ts'
import { assertAddress, lendAddress } from './lend-address.ts'
import { readHtmlContent } from './read-html-content.ts'
import { sendBytes } from './send-bytes.ts'

const tags = ['files']
const params = z.object({ id: guidSchema })
const bytes = { 200: z.any(), 206: z.any(), 304: z.undefined(), 404: errorBodySchema, 416: errorBodySchema }

/** Documents that editors offer: to everyone by their address, to an audience by one that is made for a person. */
export async function documentRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/html-content',
    {
      schema: {
        tags,
        summary: 'An HTML document of the editor by its name, sanitised',
        querystring: htmlContentQuerySchema,
        response: { 200: htmlContentSchema, 404: errorBodySchema },
      },
    },
    async (request, reply) => {
      const htmlContent = await readHtmlContent(services, request.query.fileuri)
      if (htmlContent === null)
        return reply.code(404).send(toErrorBody({ code: 'not-found', message: 'There is no such document.' }))
      return reply.header('cache-control', 'public, max-age=60').send({ htmlContent })
    },
  )

  app.get(
    '/api/documents/:id',
    { schema: { tags, summary: 'A document for everyone; ranges are served', params, response: bytes } },
    async (request, reply) => {
      const document = await findDocument(request.params.id)
      if (document.audience !== 'everyone')
        throw new HttpFailure(401, 'sign-in-required', 'Sign in to read this document.')
      return send(request, reply, document, 'public, max-age=300')
    },
  )

  app.get(
    '/api/documents/:id/address',
    {
      onRequest: requirePerson,
      schema: {
        tags,
        summary: 'An address that leads this person to a document for two minutes',
        params,
        response: {
          200: fileAddressSchema,
          401: errorBodySchema,
          403: errorBodySchema,
          404: errorBodySchema,
        },
      },
    },
    async (request, reply) => {
      const document = await findDocument(request.params.id)
      if (!isInAudience(request.principal, document.audience))
        throw new HttpFailure(403, 'not-for-you', 'This document is for professional customers.')
      return lendAddress(services, request, reply, {
        path: `/api/documents/${document.id}/content`,
        fileId: `document ${document.id}`,
      })
    },
  )

  app.get(
    '/api/documents/:id/content',
    {
      schema: {
        tags,
        summary: 'A protected document by its signed address; ranges are served',
        params,
        querystring: addressQuerySchema,
        response: { ...bytes, 403: errorBodySchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      assertAddress(services, request, `document ${id}`, request.query)
      return send(request, reply, await findDocument(id), 'private, no-store')
    },
  )

  async function findDocument(id: string): Promise<DocumentRow> {
    const [document] = await readDocuments(services.pool, [id])
    if (!document) throw new HttpFailure(404, 'not-found', 'There is no such document.')
    return document
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    document: DocumentRow,
    cacheControl: string,
  ): Promise<FastifyReply> {
    const { id, contentType, version } = document
    const file = await open(join(services.config.dataDirectory, 'documents', document.fileName), 'r').catch(
      () => null,
    )
    if (!file) throw new HttpFailure(404, 'not-found', 'There is no such document.')
    const { size } = await file.stat()
    let isOpened = false
    const sent = await sendBytes(request, reply, {
      fileName: addExtension(document.fileName, contentType),
      contentType,
      length: size,
      version: `${id.slice(0, 8)}-${version}`,
      cacheControl,
      open: async (range) => {
        isOpened = true
        return file.createReadStream(range && { start: range.first, end: range.last })
      },
    })
    if (!isOpened) await file.close()
    return sent
  }
}

/** Staff read what they offer. */
function isInAudience(principal: Principal, audience: DocumentRow['audience']): boolean {
  if (principal.kind === 'staff' || audience === 'everyone') return true
  return (
    principal.kind === 'customer' && (audience === 'customers' || principal.clientType === 'professional')
  )
}
