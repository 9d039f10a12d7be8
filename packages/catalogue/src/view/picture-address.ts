import type { Config } from '@provender/domain/config/config'

/** Where our own server serves pictures. */
export const uploadedPictures = '/pictures/'

/** Where it serves them narrower: a width, then the rest of the address. */
export const narrowerPictures = '/narrower-pictures/'

/** The widths they can be had in, in pixels: from the square of a list to the stage of a product on a fine screen. */
export const pictureWidths = [128, 256, 512, 1024] as const

/** The choice of widths of a picture, as `srcset` has it; undefined for one that is not our own server's. */
export function pictureSources(address: string): string | undefined {
  if (!address.startsWith(uploadedPictures)) return undefined
  const rest = address.slice(uploadedPictures.length)
  return pictureWidths.map((width) => `${narrowerPictures}${width}/${rest} ${width}w`).join(', ')
}

/** The address of a picture: a whole address as it is, a file name below the configured base or our own. */
export function pictureAddress(picture: string | null, config: Pick<Config, 's3BucketUrl'>): string | null {
  if (picture === null || picture === '') return null
  if (/^https?:\/\//.test(picture)) return picture
  const base = config.s3BucketUrl === '' ? uploadedPictures : config.s3BucketUrl.replace(/\/?$/, '/')
  if (/^[\w./-]*$/.test(picture)) return base + picture
  return base + picture.split('/').map(encodeURIComponent).join('/')
}
