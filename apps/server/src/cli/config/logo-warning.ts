import { join } from 'node:path'
import type { Config } from '@provender/domain/config/config'
import { findLogoFile, isOwnLogo } from '../../features/picture/logo-file.ts'
import { pictureFolders } from '../../features/picture/open-pictures.ts'

const formats = new Set<string | undefined>(['svg', 'png', 'webp', 'heif', 'jpeg'])

/** What the wholesaler should know about a new logo: undefined where it can be shown. */
export async function logoWarning(
  config: Pick<Config, 'logo' | 's3BucketUrl'>,
  dataFolder: string,
): Promise<string | undefined> {
  if (!isOwnLogo(config)) return undefined
  const file = await findLogoFile(config.logo, dataFolder)
  if (file === undefined)
    return `Warning: there is no file ${join(pictureFolders(dataFolder)[0], config.logo)}. Until it is there, the name is shown instead of the logo.`
  if (await isPictureFile(file.path)) return undefined
  return `Warning: ${file.path} is not a picture that can be shown, so the name is shown instead of it. Logos can be SVG, PNG, WebP, AVIF or JPEG.`
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
