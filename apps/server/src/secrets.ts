import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

const secretsSchema = v.object({ tokenKey: v.pipe(v.string(), v.base64(), v.minLength(43)) })

export interface Secrets {
  /** Signs access and realtime tokens. */
  readonly tokenKey: Uint8Array
}

/**
 * The secrets of this installation: made at the first start, kept in DATA_DIR/secrets.json, readable by its owner alone.
 * Servers that share a database share this file too.
 */
export async function loadSecrets(dataFolder: string): Promise<Secrets> {
  const file = join(dataFolder, 'secrets.json')
  await mkdir(dataFolder, { recursive: true })
  try {
    const handle = await open(file, 'wx', 0o600)
    await handle.writeFile(`${JSON.stringify({ tokenKey: randomBytes(32).toString('base64') }, null, 2)}\n`)
    await handle.sync()
    await handle.close()
  } catch (error) {
    if (!isExisting(error)) throw error
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), secretsSchema), await readFile(file, 'utf8'))
  if (!parsed.success)
    throw new Error(
      `${file} is damaged. Restore it from a backup, or delete it: everybody signs in again then.`,
    )
  return { tokenKey: Buffer.from(parsed.output.tokenKey, 'base64') }
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
