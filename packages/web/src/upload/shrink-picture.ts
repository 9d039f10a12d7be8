import {
  maxSupportingDocumentBytes,
  maxSupportingDocuments,
} from '@provender/domain/application/supporting-document'

/** The limit of a form, divided by its number of files. The server encodes pictures again, which may add a fifth. */
const maxPictureBytes = maxSupportingDocumentBytes / maxSupportingDocuments / 1.2
/** More than a camera's picture. Decoding it could take all memory of a phone. */
const maxReadableBytes = 30_000_000
/** Tried in this order. Sides are in pixels. A photographed letter is readable at 2048. At 1000 any picture is small enough. */
const attempts = [
  { maxSide: 2048, quality: 0.82 },
  { maxSide: 2048, quality: 0.65 },
  { maxSide: 1400, quality: 0.82 },
  { maxSide: 1000, quality: 0.82 },
]

/** The size of a file once it is shrunk, at most. */
export function expectedBytes(file: File): number {
  return isLargePicture(file) ? maxPictureBytes : file.size
}

let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Makes a camera's picture small enough to upload on a bad connection, and strips hidden data such as its
 * location. Returns other files, and pictures that this browser cannot read, unchanged. Undefined if
 * `isNeeded` returns false when it is the file's turn.
 */
export async function shrinkPicture(file: File, isNeeded: () => boolean): Promise<File | undefined> {
  if (!isLargePicture(file)) return file
  // One at a time, because a decoded picture takes 50 MB and more.
  const turn = lastTurn.then(async () => (isNeeded() ? await shrunkOrSame(file) : undefined))
  lastTurn = turn
  return await turn
}

function isLargePicture({ size, type }: File): boolean {
  return type.startsWith('image/') && size > maxPictureBytes && size <= maxReadableBytes
}

async function shrunkOrSame(file: File): Promise<File> {
  if (!canReadCanvas()) return file
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

/** Browsers that resist fingerprinting return other pixels than were drawn, without an error. */
function canReadCanvas(): boolean {
  const context = new OffscreenCanvas(2, 1).getContext('2d')
  context?.fillRect(0, 0, 1, 1)
  return context?.getImageData(0, 0, 2, 1).data.join() === '0,0,0,255,0,0,0,0'
}

async function firstFitting(picture: ImageBitmap, name: string): Promise<File | undefined> {
  for (const attempt of attempts) {
    const jpeg = await encode(picture, attempt)
    if (jpeg.size <= maxPictureBytes) return new File([jpeg], name, { type: jpeg.type })
  }
  return undefined
}

async function encode(
  picture: ImageBitmap,
  { maxSide, quality }: { readonly maxSide: number; readonly quality: number },
): Promise<Blob> {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures')
  // JPEG has no transparency, which would become black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return await canvas.convertToBlob({ type: 'image/jpeg', quality })
}

function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.jpg`
}
