import type { Config } from '@provender/domain/config/config'
import { pictureFolders } from './open-pictures.ts'
import { findPicture, type PictureFile } from './picture-file.ts'

type LogoSettings = Pick<Config, 'logo' | 's3BucketUrl'>

/** True if the logo is a file on this server. Logos on other servers are not requested, because this machine may not reach them. */
export function isOwnLogo({ logo, s3BucketUrl }: LogoSettings): boolean {
  return logo !== '' && s3BucketUrl === '' && !logo.startsWith('https://')
}

export async function findLogoFile(logo: string, dataFolder: string): Promise<PictureFile | undefined> {
  return await findPicture(pictureFolders(dataFolder), logo)
}
