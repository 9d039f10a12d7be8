import { createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import webPush from 'web-push'

const secretsSchema = v.object({ tokenKey: v.pipe(v.string(), v.base64(), v.minLength(43)) })
const pushKeysSchema = v.object({
  publicKey: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  privateKey: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
})

/**
 * VAPID keys, which authenticate messages at push services. Browsers receive the public key when they
 * register. Both are base64url.
 */
export type PushKeys = Readonly<v.InferOutput<typeof pushKeysSchema>>

export interface Secrets {
  /**
   * Signs access and realtime tokens, quotes and links. A KeyObject, because importing bytes for every
   * signature takes longer than signing.
   */
  readonly tokenKey: KeyObject
  readonly pushKeys: PushKeys
}

/**
 * The secrets of this installation. They are created at the first start in DATA_DIR, readable by their owner
 * only. Servers that share a database share these files too.
 */
export async function loadSecrets(dataFolder: string): Promise<Secrets> {
  // The embedded database of root runs as another user, who has to get into the folder.
  const isRoot = process.getuid?.() === 0
  await mkdir(dataFolder, { recursive: true, mode: isRoot ? 0o711 : 0o700 })
  const { tokenKey } = await readOrCreate(join(dataFolder, 'secrets.json'), {
    schema: secretsSchema,
    create: () => ({ tokenKey: randomBytes(32).toString('base64') }),
    withoutIt: 'all users then have to sign in again',
  })
  const pushKeys = await readOrCreate(join(dataFolder, 'push-keys.json'), {
    schema: pushKeysSchema,
    create: () => webPush.generateVAPIDKeys(),
    withoutIt: 'browsers then get no push messages until their users visit the shop',
  })
  return { tokenKey: createSecretKey(tokenKey, 'base64'), pushKeys }
}

interface StoredSecret<Schema extends v.GenericSchema> {
  readonly schema: Schema
  readonly create: () => v.InferInput<Schema>
  /** The consequence of deleting the file. */
  readonly withoutIt: string
}

async function readOrCreate<Schema extends v.GenericSchema>(
  file: string,
  { schema, create, withoutIt }: StoredSecret<Schema>,
): Promise<v.InferOutput<Schema>> {
  if (!existsSync(file)) await createAtomically(file, `${JSON.stringify(create(), null, 2)}\n`)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await readFile(file, 'utf8'))
  if (!parsed.success)
    throw new Error(`${file} is damaged. Restore it from a backup, or delete it: ${withoutIt}.`)
  return parsed.output
}

/**
 * Creates a file atomically, even if the process is killed while it writes. A file that another process has
 * created meanwhile stays.
 */
async function createAtomically(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  try {
    // Unlike a rename, a link does not replace an existing file.
    await link(draft, file)
  } catch (error) {
    if (!isExisting(error)) throw error
  } finally {
    await unlink(draft)
  }
  await syncFolder(dirname(file))
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
