import { join } from 'node:path'
import type { Config } from '@provender/domain/config/config'
import { findLogoFile, isOwnLogo } from './logo-file.ts'
import { pictureFolders } from './open-pictures.ts'

export type LogoFault =
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
  if (file.mediaType && (await isReadable(file.path))) return undefined
  return { type: 'NOT_A_PICTURE', path: file.path }
}

async function isReadable(file: string): Promise<boolean> {
  const { default: sharp } = await import('sharp')
  try {
    await sharp(file).metadata()
    return true
  } catch {
    return false
  }
}
