import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from './s3-settings.ts'

interface StoredObject {
  readonly content: Buffer
  readonly writtenAt: string
}

const pageSize = 2
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const md5 = (content: Buffer) => createHash('md5').update(content).digest('base64')

/** Answers as S3 documents: signed requests only, conditional writes, checksums, lists in pages. */
export async function startS3Service({ ignoresConditions = false } = {}) {
  const objects = new Map<string, StoredObject>()
  let failures = 0
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = Buffer.concat(await request.toArray())
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
    const [, bucket, ...parts] = decodeURIComponent(pathname).split('/')
    const key = parts.join('/')
    const { headers } = request
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
    if (failures > 0) {
      failures -= 1
      return void refuse(500, 'InternalError')
    }
    if (!headers.authorization?.includes('Credential=test-key/'))
      return void refuse(403, 'InvalidAccessKeyId')
    if (!/Signature=[0-9a-f]{64}$/.test(headers.authorization))
      return void refuse(403, 'SignatureDoesNotMatch')
    if (bucket !== 'files') return void refuse(404, 'NoSuchBucket')
    const present = objects.get(key)
    if (request.method === 'PUT') {
      if (headers['x-amz-content-sha256'] !== sha256(content) || headers['content-md5'] !== md5(content))
        return void refuse(400, 'BadDigest')
      if (present && headers['if-none-match'] === '*' && !ignoresConditions)
        return void refuse(412, 'PreconditionFailed')
      objects.set(key, { content, writtenAt: new Date().toISOString() })
      return void response.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (key !== '') return void (present ? response.end(present.content) : refuse(404, 'NoSuchKey'))
    const after = searchParams.get('continuation-token') ?? ''
    const keys = [...objects.keys()]
      .filter((each) => each.startsWith(searchParams.get('prefix') ?? '') && each > after)
      .toSorted()
    const page = keys.slice(0, pageSize)
    const next = keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    const listed = page.map(
      (each) =>
        `<Contents><Key>${each}</Key><LastModified>${objects.get(each)?.writtenAt}</LastModified></Contents>`,
    )
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`<ListBucketResult>${next}${listed.join('')}</ListBucketResult>`)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    objects,
    settings: {
      bucket: 'files',
      prefix: 'shop',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      keys: { id: 'test-key', secret: 'test-secret' },
    } satisfies S3Settings,
    failNext: (count: number) => {
      failures = count
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type S3Service = Awaited<ReturnType<typeof startS3Service>>
