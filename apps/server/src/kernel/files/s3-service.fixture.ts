import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { objectStoreKeys } from '@provender/testing/start-object-store'
import { memoryBucket, refuse } from './memory-bucket.fixture.ts'
import { realBucket } from './real-bucket.fixture.ts'
import type { S3Settings } from './s3-settings.ts'

/** A bucket named `files`: in memory, or empty at the engine of `TEST_S3_ENDPOINT`. */
export async function startS3Service({ ignoresConditions = false } = {}) {
  const engine = process.env['TEST_S3_ENDPOINT']
  const bucket =
    engine === undefined || ignoresConditions ? memoryBucket({ ignoresConditions }) : await realBucket(engine)
  let failures = 0
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = Buffer.concat(await request.toArray())
    if (failures === 0) return await bucket.answer(request, content, response)
    failures -= 1
    refuse(response, 500, 'InternalError')
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    objects: bucket.objects,
    settings: {
      bucket: 'files',
      prefix: 'shop',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      keys: objectStoreKeys,
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
