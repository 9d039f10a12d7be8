import { join } from 'node:path'
import type { Config } from '@provender/domain/config/config'
import { findLogoFile, isOwnLogo } from './logo-file.ts'
import { pictureFolders } from './open-pictures.ts'

const formats = new Set<string | undefined>(['svg', 'png', 'webp', 'heif', 'jpeg'])

export type LogoFault =
  /** The file is missing at `path`. */
  | { readonly type: 'NO_FILE'; readonly path: string }
  | { readonly type: 'NOT_A_PICTURE'; readonly path: string }

/** Why a logo cannot be shown; undefined if it can. Logos on other servers are not checked. */
export async function checkLogo(
  config: Pick<Config, 'logo' | 's3BucketUrl'>,
  dataFolder: string,
): Promise<LogoFault | undefined> {
  if (!isOwnLogo(config)) return undefined
  const file = await findLogoFile(config.logo, dataFolder)
  if (file === undefined) return { type: 'NO_FILE', path: join(pictureFolders(dataFolder)[0], config.logo) }
  if (await isPictureFile(file.path)) return undefined
  return { type: 'NOT_A_PICTURE', path: file.path }
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
