import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'

export type StaffForm = { email: string; password: string }

const maxBytes = 16 * 1024

/**
 * Reads address and password as the editor's pages send them: JSON, or a form that may hold JSON in `_payload`.
 * @returns the address as accounts are kept, trimmed and in lower case; null where nothing can be read
 */
export async function readStaffForm(request: FastifyRequest): Promise<StaffForm | null> {
  const type = request.headers['content-type'] ?? ''
  try {
    const body = await readWhole(request.body as Readable | undefined)
    if (!body) return null
    const fields = /^application\/json\b/i.test(type)
      ? JSON.parse(body.toString('utf8'))
      : await readFields(body, type)
    const email = textOf(fields?.email, 254).trim().toLowerCase()
    return email === '' ? null : { email, password: textOf(fields?.password, 1000) }
  } catch {
    return null
  }
}

async function readFields(body: Buffer<ArrayBuffer>, type: string): Promise<Record<string, unknown>> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  const whole = form.get('_payload')
  return typeof whole === 'string' ? JSON.parse(whole) : Object.fromEntries(form)
}

async function readWhole(stream: Readable | undefined): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of stream ?? []) {
    length += part.length
    if (length > maxBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function textOf(value: unknown, longest: number): string {
  return typeof value === 'string' && value.length <= longest ? value : ''
}
