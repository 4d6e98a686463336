import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { sha256, signRequest } from './sign-request.ts'

const credentials = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'eu-test-1' }

/**
 * A bucket in memory that speaks what we need of S3 and believes only what is rightly signed: it reckons the signature of
 * each request anew, and the hash of its body.
 */
export async function startS3Server() {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const answer = (status: number, content: string | Buffer = '', headers = {}) =>
      response.writeHead(status, headers).end(content)
    if (!isSignedRightly(request, body)) return answer(403, 'SignatureDoesNotMatch')
    const [, bucket, key = ''] = /^\/([^/]+)\/(.+)$/.exec(request.url ?? '') ?? []
    if (bucket !== 'private') return answer(404, 'NoSuchBucket')
    if (request.method === 'PUT') {
      objects.set(key, body)
      return answer(200)
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return answer(204)
    }
    const object = objects.get(key)
    if (!object) return answer(404, 'NoSuchKey')
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    return range ? answer(206, object.subarray(Number(range[1]), Number(range[2]) + 1)) : answer(200, object)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    settings: {
      ...credentials,
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: 'private',
    },
    objects,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

function isSignedRightly(request: IncomingMessage, body: Buffer): boolean {
  const authorization = request.headers.authorization ?? ''
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? []
  const stamp = String(request.headers['x-amz-date'])
  const at = new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (Number.isNaN(at.getTime()) || Math.abs(Date.now() - at.getTime()) > 15 * 60_000) return false
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return false
  const own = ['host', 'x-amz-content-sha256', 'x-amz-date']
  const expected = signRequest(
    {
      method: request.method ?? '',
      url: new URL(request.url ?? '', `http://${request.headers.host}`),
      headers: Object.fromEntries(
        names.filter((name) => !own.includes(name)).map((name) => [name, String(request.headers[name])]),
      ),
      bodyHash: sha256(body),
      at,
    },
    credentials,
  )
  return expected.authorization === authorization
}
