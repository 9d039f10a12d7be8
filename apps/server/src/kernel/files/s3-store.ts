import { createHash } from 'node:crypto'
import { addAbortSignal, Readable } from 'node:stream'
import type * as S3Library from '@aws-sdk/client-s3'
import { type FileStore, FileUnavailable, type ListedFile } from './file-store.ts'
import { s3ErrorText } from './s3-error-text.ts'
import type { S3Settings } from './s3-settings.ts'

type Sdk = typeof S3Library
type S3Client = S3Library.S3Client

const connectMs = 3_000
const answerMs = 10_000
const maxAttempts = 3

export function createS3Store(settings: S3Settings): FileStore {
  const { bucket: Bucket, prefix } = settings
  const place = `s3://${[Bucket, prefix].filter(Boolean).join('/')}`
  const objectOf = (key: string) => ({ Bucket, Key: prefix === '' ? key : `${prefix}/${key}` })
  let opened: Promise<{ readonly sdk: Sdk; readonly client: S3Client }> | undefined
  const inS3 = async <Result>(work: (sdk: Sdk, client: S3Client) => Promise<Result>): Promise<Result> => {
    opened ??= openClient(settings)
    const { sdk, client } = await opened
    try {
      return await work(sdk, client)
    } catch (error) {
      const { text, isDefinite } = s3ErrorText(error, settings)
      throw new FileUnavailable(`${place}: ${text}`, { cause: error, isDefinite })
    }
  }
  const read = async (key: string): Promise<Buffer | undefined> =>
    await inS3(async ({ GetObjectCommand, NoSuchKey }, client) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(objectOf(key)))
        // The library's limit ends with the headers.
        if (Body instanceof Readable) addAbortSignal(AbortSignal.timeout(answerMs), Body)
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    })
  const putUnlessThere = async (key: string, content: Buffer, ContentType: string): Promise<boolean> =>
    await inS3(async ({ PutObjectCommand, S3ServiceException }, client) => {
      // Engines that ignore newer checksums know this one.
      const ContentMD5 = createHash('md5').update(content).digest('base64')
      const object = { ...objectOf(key), Body: content, ContentType, ContentMD5, IfNoneMatch: '*' }
      try {
        await client.send(new PutObjectCommand(object))
        return true
      } catch (error) {
        const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
        // The key exists, or is being written.
        if (status === 412 || status === 409) return false
        throw error
      }
    })
  return {
    name: 's3',
    place,
    put: async (key, { content, mediaType }) => {
      if (await putUnlessThere(key, content, mediaType)) return 'STORED'
      const existing = await read(key)
      return existing && content.equals(existing) ? 'STORED' : 'TAKEN'
    },
    read,
    remove: async (key) => {
      await inS3(({ DeleteObjectCommand }, client) => client.send(new DeleteObjectCommand(objectOf(key))))
    },
    // An object is there when it is whole.
    removeDrafts: () => Promise.resolve(0),
    list: async function* list(folder) {
      const skipped = prefix === '' ? 0 : prefix.length + 1
      let token: string | undefined
      do {
        const page = await inS3(({ ListObjectsV2Command }, client) =>
          client.send(
            new ListObjectsV2Command({
              Bucket,
              Prefix: objectOf(`${folder}/`).Key,
              ContinuationToken: token,
            }),
          ),
        )
        for (const { Key = '', LastModified } of page.Contents ?? [])
          yield {
            key: Key.slice(skipped),
            writtenAtMs: LastModified?.getTime() ?? Date.now(),
          } satisfies ListedFile
        token = page.NextContinuationToken
      } while (token !== undefined)
    },
  }
}

/** Loads the library only when it is used: it needs 36 MB. */
async function openClient({ endpoint, region, keys }: S3Settings) {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region,
    maxAttempts,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs, throwOnRequestTimeout: true },
    // Other engines than Amazon's refuse the library's own checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(keys ? { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } } : {}),
  })
  return { sdk, client }
}
