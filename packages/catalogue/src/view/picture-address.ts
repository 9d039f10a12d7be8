import type { Config } from '@provender/domain/config/config'

/** Path under which the server serves pictures. */
export const uploadedPictures = '/pictures/'

/** Path of narrower versions: a width, then the rest of the path. */
export const narrowerPictures = '/narrower-pictures/'

/** Available widths in pixels: from the square in a list to the product page on a high-resolution screen. */
export const pictureWidths = [128, 256, 512, 1024] as const

/** The `srcset` of a picture; undefined if another server serves it. `urlOf` returns a URL for a path of our server. */
export function pictureSources(address: string, urlOf: (path: string) => string): string | undefined {
  if (!address.startsWith(uploadedPictures)) return undefined
  const rest = address.slice(uploadedPictures.length)
  return pictureWidths.map((width) => `${urlOf(`${narrowerPictures}${width}/${rest}`)} ${width}w`).join(', ')
}

/** The URL of a picture: a whole URL unchanged, a file name below the configured base or our own path. */
export function pictureAddress(picture: string | null, config: Pick<Config, 's3BucketUrl'>): string | null {
  if (picture === null || picture === '') return null
  if (/^https?:\/\//.test(picture)) return picture
  const base = config.s3BucketUrl === '' ? uploadedPictures : config.s3BucketUrl.replace(/\/?$/, '/')
  if (/^[\w./-]*$/.test(picture)) return base + picture
  return base + picture.split('/').map(encodeURIComponent).join('/')
}
