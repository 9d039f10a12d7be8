import type { ImportSource } from './importer.ts'

/** True if the file of a picture exists. Addresses on other servers are not requested. */
export type HasPicture = (name: string) => boolean

/** Warns of pictures that are missing on this server. With `s3BucketUrl`, pictures are elsewhere. */
export function pictureCheck(
  hasPicture: HasPicture | undefined,
  { problems, config }: Pick<ImportSource, 'problems' | 'config'>,
): ImportSource['checkPicture'] {
  if (hasPicture === undefined || config.s3BucketUrl !== '') return () => undefined
  return (line, picture) => {
    if (!picture || /^https?:/.test(picture) || hasPicture(picture)) return
    problems.warn(line, { code: 'PICTURE_MISSING', field: 'picture', picture })
  }
}
