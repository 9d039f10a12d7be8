import { once } from 'node:events'
import { request as forward } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { S3 } from '@aws-sdk/client-s3'
import { objectStoreKeys } from '@provender/testing/start-object-store'
import type { Bucket } from './memory-bucket.fixture.ts'

const Bucket = 'files'

/** Empties the bucket at this engine and passes requests on to it, with the host that their signature names. */
export async function realBucket(engine: string): Promise<Bucket> {
  const s3 = new S3({
    endpoint: engine,
    forcePathStyle: true,
    region: 'us-east-1',
    credentials: { accessKeyId: objectStoreKeys.id, secretAccessKey: objectStoreKeys.secret },
  })
  await s3.createBucket({ Bucket })
  const keys = async () => {
    const { Contents = [] } = await s3.listObjectsV2({ Bucket })
    return Contents.map(({ Key = '' }) => Key)
  }
  for (const Key of await keys()) await s3.deleteObject({ Bucket, Key })
  return {
    objects: async () => {
      const objects = new Map<string, Buffer>()
      for (const Key of await keys()) {
        const { Body } = await s3.getObject({ Bucket, Key })
        objects.set(Key, Buffer.from((await Body?.transformToByteArray()) ?? []))
      }
      return objects
    },
    answer: async ({ url = '', method = 'GET', headers }, content, response) => {
      const forwarded = forward(new URL(url, engine), { method, headers })
      forwarded.end(content)
      const [answer] = await once(forwarded, 'response')
      response.writeHead(answer.statusCode, answer.headers)
      await pipeline(answer, response)
    },
  }
}
