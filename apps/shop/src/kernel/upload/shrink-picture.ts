import {
  maxSupportingDocumentBytes,
  maxSupportingDocuments,
} from '@provender/domain/application/supporting-document'

/**
 * As many pictures as a form takes are within its limit together, even if the server, which encodes them again,
 * adds a fifth.
 */
const maxPictureBytes = maxSupportingDocumentBytes / maxSupportingDocuments / 1.2
/** Sides in pixels. Letters can be read at the first. The last fits whatever the picture shows. */
const maxSides = [2048, 1400, 1000]

/** The largest number of bytes that are uploaded for a file. */
export function maxUploadBytes(file: File): number {
  return isLargePicture(file) ? maxPictureBytes : file.size
}

let lastShrunk: Promise<unknown> = Promise.resolve()

/**
 * Makes a picture of a camera small enough to upload on a bad connection, and strips hidden data such as its
 * location. Returns other files, and pictures that this browser cannot read, unchanged: the server refuses
 * those with a reason.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!isLargePicture(file)) return file
  // One at a time, because a decoded picture takes 50 MB and more.
  const shrunk = lastShrunk.then(async () => await shrunkOrSame(file))
  lastShrunk = shrunk
  return await shrunk
}

async function shrunkOrSame(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file)
    try {
      return (await firstFitting(picture, jpegName(file.name))) ?? file
    } finally {
      picture.close()
    }
  } catch {
    return file
  }
}

function isLargePicture({ size, type }: File): boolean {
  return size > maxPictureBytes && type.startsWith('image/')
}

async function firstFitting(picture: ImageBitmap, name: string): Promise<File | undefined> {
  for (const side of maxSides) {
    const jpeg = await jpegWithin(side, picture)
    if (jpeg.size <= maxPictureBytes) return new File([jpeg], name, { type: jpeg.type })
  }
  return undefined
}

async function jpegWithin(side: number, picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures')
  // JPEG has no transparency, which would become black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 })
}

function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.jpg`
}
