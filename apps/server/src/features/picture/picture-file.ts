import { constants, open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { sniffSupportingDocument } from '@provender/domain/application/supporting-document'

/** Enough to see the first element of an SVG behind its prolog and comments. */
const inspectedBytes = 4096

export interface PictureFile {
  readonly path: string
  /** The media type by the first bytes, not by the name; undefined if it is no picture. */
  readonly mediaType: string | undefined
  /** Changes whenever the file changes. */
  readonly version: string
}

/** The first folder with the file wins. Files outside the folders are not found, also if a link leads to them. */
export async function findPicture(
  folders: readonly string[],
  name: string,
): Promise<PictureFile | undefined> {
  const isBelow = name.split('/').every((part) => part !== '' && !part.startsWith('.'))
  if (!isBelow || /[\\\0]/.test(name)) return undefined
  for (const folder of folders) {
    const file = await openPicture(folder, name)
    if (file) return file
  }
  return undefined
}

async function openPicture(folder: string, name: string): Promise<PictureFile | undefined> {
  try {
    const path = await realpath(join(folder, name))
    if (!path.startsWith((await realpath(folder)) + sep)) return undefined
    // Opening a named pipe would otherwise wait for a writer.
    const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
    try {
      const stats = await file.stat()
      if (!stats.isFile()) return undefined
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(inspectedBytes) })
      const mediaType = mediaTypeOf(buffer.subarray(0, bytesRead))
      return { path, mediaType, version: `${path} ${stats.mtimeMs} ${stats.size}` }
    } finally {
      await file.close()
    }
  } catch {
    // Missing or unreadable.
    return undefined
  }
}

function mediaTypeOf(bytes: Buffer): string | undefined {
  const format = sniffSupportingDocument(bytes)
  if (format) return format === 'pdf' ? undefined : `image/${format}`
  if (/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return 'image/gif'
  if (/^ftypavi[fs]/.test(bytes.toString('latin1', 4, 12))) return 'image/avif'
  return isSvg(bytes.toString('utf8')) ? 'image/svg+xml' : undefined
}

/** Only declarations and comments may come before the root element. */
function isSvg(text: string): boolean {
  return /^\uFEFF?\s*(?:<\?[^>]*>\s*|<!--(?:(?!-->)[^])*-->\s*|<!DOCTYPE svg\b[^[>]*(?:\[[^\]]*\]\s*)?>\s*)*<svg[\s>]/i.test(
    text,
  )
}
