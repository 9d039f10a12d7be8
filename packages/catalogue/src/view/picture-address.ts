import type { Config } from '@provender/domain/config/config'

export const uploadedPictures = '/pictures/'

/** Path of narrower versions: a width, then the rest of the path. */
export const narrowerPictures = '/narrower-pictures/'

export const pictureWidths = [128, 256, 512, 1024] as const

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
