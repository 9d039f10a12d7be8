import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@provender/domain/config/config'
import { pictureFolders } from './open-pictures.ts'

type LogoSettings = Pick<Config, 'logo' | 's3BucketUrl'>

/** Whether the logo is a file of this server. Those on other servers are not asked for: this machine may not reach them. */
export function isOwnLogo({ logo, s3BucketUrl }: LogoSettings): boolean {
  return logo !== '' && s3BucketUrl === '' && !logo.startsWith('https://')
}

export interface LogoFile {
  readonly path: string
  /** Another one as soon as the file is another one. */
  readonly version: string
}

/** The file of the wholesaler's logo; undefined where it is missing. */
export async function findLogoFile(logo: string, dataFolder: string): Promise<LogoFile | undefined> {
  for (const folder of pictureFolders(dataFolder))
    try {
      const path = join(folder, logo)
      const { mtimeMs, size } = await stat(path)
      return { path, version: `${path} ${mtimeMs} ${size}` }
    } catch {
      // The next folder may have it.
    }
  return undefined
}
