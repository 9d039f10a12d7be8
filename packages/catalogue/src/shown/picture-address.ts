import type { Config } from '@provender/domain/config/config'

/** Where our own server serves pictures. */
export const ownPictures = '/pictures/'

/** The address of a picture: a whole address as it is, a file name below the configured base or our own. */
export function pictureAddress(picture: string | null, config: Pick<Config, 's3BucketUrl'>): string | null {
  if (picture === null || picture === '') return null
  if (/^https?:\/\//.test(picture)) return picture
  const base = config.s3BucketUrl === '' ? ownPictures : config.s3BucketUrl.replace(/\/?$/, '/')
  if (/^[\w./-]*$/.test(picture)) return base + picture
  return base + picture.split('/').map(encodeURIComponent).join('/')
}
