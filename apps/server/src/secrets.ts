import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

const secretsSchema = v.object({ tokenKey: v.pipe(v.string(), v.base64(), v.minLength(43)) })

export interface Secrets {
  /** Signs access and realtime tokens, quotes and links. As bytes it would be made a key for every signature, which takes longer than signing. */
  readonly tokenKey: KeyObject
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
  return { tokenKey: createSecretKey(parsed.output.tokenKey, 'base64') }
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
