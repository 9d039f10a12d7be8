import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import send from '@fastify/send'
import { narrowerPictures, pictureWidths, uploadedPictures } from '@provender/catalogue/picture-address'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { servedFilePolicy } from '../../kernel/http/served-file-policy.ts'
import type { Pictures } from './open-pictures.ts'
import { findPicture } from './picture-file.ts'
import { createPictureResizer } from './picture-resizer.ts'

/** Serves pictures unchanged, and at the widths that screens need. Files that are no pictures are not found. */
export function addPictureRoutes(app: FastifyInstance, { folders, narrowerFolder }: Pictures): void {
  const narrower = createPictureResizer(narrowerFolder)
  app.addHook('onClose', (_app, done) => {
    narrower.close()
    done()
  })
  app.get<{ Params: { '*': string } }>(`${uploadedPictures}*`, async (request, reply) => {
    const picture = await findPicture(folders, request.params['*'])
    if (!picture?.mediaType) return reply.callNotFound()
    const { statusCode, headers, stream } = await send(
      request.raw,
      encodeURIComponent(basename(picture.path)),
      {
        root: dirname(picture.path),
        cacheControl: false,
        contentType: false,
      },
    )
    setPolicy(reply)
    return await reply.code(statusCode).headers(headers).type(picture.mediaType).send(stream)
  })
  app.get<{ Params: { width: string; '*': string } }>(
    `${narrowerPictures}:width/*`,
    async (request, reply) => {
      const { width, '*': name } = request.params
      const requestedWidth = pictureWidths.find((each) => String(each) === width)
      const picture = requestedWidth ? await findPicture(folders, name) : undefined
      if (!picture?.mediaType || !requestedWidth) return reply.callNotFound()
      const narrowed = await narrower.narrowed(picture, requestedWidth)
      const body = narrowed ?? (await readFile(picture.path))
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      setPolicy(reply)
      void reply.header('etag', etag)
      if (request.headers['if-none-match'] === etag) return await reply.code(304).send()
      return await reply.type(narrowed ? 'image/webp' : picture.mediaType).send(body)
    },
  )
}

function setPolicy(reply: FastifyReply): void {
  void reply.header('content-security-policy', servedFilePolicy)
}
