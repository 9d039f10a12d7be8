import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@provender/domain/config/config'
import { pictureFolders } from './open-pictures.ts'

type LogoSettings = Pick<Config, 'logo' | 's3BucketUrl'>

/** Is the logo a file on this server? Logos on other servers are not requested, because this machine may not reach them. */
export function isOwnLogo({ logo, s3BucketUrl }: LogoSettings): boolean {
  return logo !== '' && s3BucketUrl === '' && !logo.startsWith('https://')
}

export interface LogoFile {
  readonly path: string
  /** Changes whenever the file changes. */
  readonly version: string
}

/** The file of the wholesaler's logo; undefined if it is missing. */
export async function findLogoFile(logo: string, dataFolder: string): Promise<LogoFile | undefined> {
  for (const folder of pictureFolders(dataFolder))
    try {
      const path = join(folder, logo)
      const { mtimeMs, size } = await stat(path)
      return { path, version: `${path} ${mtimeMs} ${size}` }
    } catch {
      // Try the next folder.
    }
  return undefined
}
