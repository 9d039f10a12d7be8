import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { narrowerPictures, pictureWidths } from '@provender/catalogue/picture-address'
import type { FastifyInstance } from 'fastify'
import type { Pictures } from './open-pictures.ts'
import { createPictureResizer } from './picture-resizer.ts'

const types: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
}

/** Serves pictures at the widths that screens need, from the same folders as the originals. */
export function addPictureRoutes(app: FastifyInstance, { files, narrowerFolder }: Pictures): void {
  const narrower = createPictureResizer(narrowerFolder)
  app.addHook('onClose', (_app, done) => {
    narrower.close()
    done()
  })
  app.get<{ Params: { width: string; '*': string } }>(
    `${narrowerPictures}:width/*`,
    async (request, reply) => {
      const { width, '*': path } = request.params
      const requestedWidth = pictureWidths.find((each) => String(each) === width)
      const type = types[extname(path).toLowerCase()]
      const file = type && requestedWidth ? await fileIn(files.folders, path) : undefined
      if (!file || !type || !requestedWidth) return reply.callNotFound()
      const picture = await narrower.narrowed(file, requestedWidth)
      const body = picture ?? (await readFile(file))
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      void reply.header('etag', etag)
      if (request.headers['if-none-match'] === etag) return await reply.code(304).send()
      return await reply.type(picture ? 'image/webp' : type).send(body)
    },
  )
}

/** The first folder with the file wins. Paths outside the folders are refused. */
async function fileIn(folders: readonly string[], path: string): Promise<string | undefined> {
  const isBelow = path.split('/').every((part) => part !== '' && !part.startsWith('.'))
  if (!isBelow || /[\\\0]/.test(path)) return undefined
  for (const folder of folders) {
    const file = join(folder, path)
    if ((await stat(file).catch(() => undefined))?.isFile()) return file
  }
  return undefined
}
