import type { ImportSource } from './importer.ts'

/** A picture is a file by its name below a folder of the server, or an address elsewhere, which is not asked. */
export type HasPicture = (name: string) => boolean

/** Warns of pictures that are not on this server; where `s3BucketUrl` is set, pictures are kept elsewhere. */
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
