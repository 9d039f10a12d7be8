import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

export interface Bucket {
  readonly answer: (request: IncomingMessage, content: Buffer, response: ServerResponse) => Promise<void>
  /** The bytes of all objects, by key. */
  readonly objects: () => Promise<ReadonlyMap<string, Buffer>>
}

interface StoredObject {
  readonly content: Buffer
  readonly writtenAt: string
}

const pageSize = 2
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const md5 = (content: Buffer) => createHash('md5').update(content).digest('base64')

/** Answers as S3 documents: signed requests only, conditional writes, checksums, lists in pages. */
export function memoryBucket({ ignoresConditions }: { readonly ignoresConditions: boolean }): Bucket {
  const objects = new Map<string, StoredObject>()
  return {
    objects: () => Promise.resolve(new Map([...objects].map(([key, { content }]) => [key, content]))),
    answer: async ({ url = '', method, headers }, content, response) => {
      const { pathname, searchParams } = new URL(url, 'http://s3')
      const [, bucket, ...parts] = decodeURIComponent(pathname).split('/')
      const key = parts.join('/')
      const refused = (status: number, code: string) => refuse(response, status, code)
      if (!headers.authorization?.includes('Credential=test-key/')) return refused(403, 'InvalidAccessKeyId')
      if (!/Signature=[0-9a-f]{64}$/.test(headers.authorization)) return refused(403, 'SignatureDoesNotMatch')
      if (bucket !== 'files') return refused(404, 'NoSuchBucket')
      const present = objects.get(key)
      if (method === 'PUT') {
        if (headers['x-amz-content-sha256'] !== sha256(content) || headers['content-md5'] !== md5(content))
          return refused(400, 'BadDigest')
        if (present && headers['if-none-match'] === '*' && !ignoresConditions)
          return refused(412, 'PreconditionFailed')
        objects.set(key, { content, writtenAt: new Date().toISOString() })
        return void response.end()
      }
      if (method === 'DELETE') {
        objects.delete(key)
        return void response.writeHead(204).end()
      }
      if (key !== '') return present ? void response.end(present.content) : refused(404, 'NoSuchKey')
      const after = searchParams.get('continuation-token') ?? ''
      const keys = [...objects.keys()]
        .filter((each) => each.startsWith(searchParams.get('prefix') ?? '') && each > after)
        .toSorted()
      const page = keys.slice(0, pageSize)
      const next =
        keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
      const listed = page.map(
        (each) =>
          `<Contents><Key>${each}</Key><LastModified>${objects.get(each)?.writtenAt}</LastModified></Contents>`,
      )
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(`<ListBucketResult>${next}${listed.join('')}</ListBucketResult>`)
    },
  }
}

export function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}
