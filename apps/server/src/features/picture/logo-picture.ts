import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Config } from '@provender/domain/config/config'
import type { LogoPicture } from '../../kernel/logo.ts'
import { findLogoFile, isOwnLogo } from './logo-file.ts'

const run = promisify(execFile)
const converter = fileURLToPath(new URL('logo-process.ts', import.meta.url))

type LogoSettings = Pick<Config, 'logo' | 's3BucketUrl'>

let cached: { readonly version: string; readonly logo: Promise<LogoPicture | 'UNREADABLE'> } | undefined

export async function readLogo(config: LogoSettings, dataFolder: string): Promise<LogoPicture | undefined> {
  const logo = await findLogo(config, dataFolder)
  return typeof logo === 'string' ? undefined : logo
}

/** `NONE`: none is set, or it is on another server. `UNREADABLE`: the file is missing or no picture, which may be a passing fault. */
export async function findLogo(
  config: LogoSettings,
  dataFolder: string,
): Promise<LogoPicture | 'NONE' | 'UNREADABLE'> {
  if (!isOwnLogo(config)) return 'NONE'
  const file = await findLogoFile(config.logo, dataFolder)
  if (!file?.mediaType) return 'UNREADABLE'
  if (cached?.version !== file.version) {
    const converted = { version: file.version, logo: convert(file.path) }
    cached = converted
    const forget = () => {
      if (cached === converted) cached = undefined
    }
    if ((await converted.logo) === 'UNREADABLE') setTimeout(forget, retryMs).unref()
  }
  return await cached.logo
}

/** Each attempt starts a process. */
const retryMs = 300_000

/** Uses a separate process, so that the server's memory does not grow and a damaged file cannot crash it. */
async function convert(path: string): Promise<LogoPicture | 'UNREADABLE'> {
  try {
    const options = { encoding: 'buffer', timeout: 20_000, maxBuffer: 4_000_000 } as const
    const { stdout: png } = await run(process.execPath, [converter, path], options)
    // Every PNG begins with its width and height.
    return { png, width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
  } catch {
    return 'UNREADABLE'
  }
}
