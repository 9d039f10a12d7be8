import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@provender/domain/config/config'
import { pictureFolders } from '../../picture/open-pictures.ts'

const formats = new Set<string | undefined>(['svg', 'png', 'webp', 'heif', 'jpeg'])

/**
 * What the wholesaler should know about a new logo: undefined where it can be shown. Logos on other servers are not asked for, as this
 * machine may not reach them.
 */
export async function logoWarning(
  { logo, s3BucketUrl }: Pick<Config, 'logo' | 's3BucketUrl'>,
  dataFolder: string,
): Promise<string | undefined> {
  if (logo === '' || s3BucketUrl !== '' || logo.startsWith('https://')) return undefined
  const folders = pictureFolders(dataFolder)
  const place = join(folders[0], logo)
  const file = await firstExisting(folders.map((folder) => join(folder, logo)))
  if (file === undefined)
    return `Warning: there is no file ${place}. Until it is there, the name is shown instead of the logo.`
  if (await isPictureFile(file)) return undefined
  return `Warning: ${file} is not a picture that can be shown, so the name is shown instead of it. Logos can be SVG, PNG, WebP, AVIF or JPEG.`
}

async function firstExisting(files: readonly string[]): Promise<string | undefined> {
  for (const file of files)
    try {
      await access(file)
      return file
    } catch {
      // The next folder may have it.
    }
  return undefined
}

async function isPictureFile(file: string): Promise<boolean> {
  const { default: sharp } = await import('sharp')
  try {
    const { format } = await sharp(file).metadata()
    return formats.has(format)
  } catch {
    return false
  }
}
