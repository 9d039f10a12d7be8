import { createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, open, readFile, rename, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import webPush from 'web-push'
import { makePrivateFolder } from './private-folder.ts'

const tokenKeySchema = v.pipe(v.string(), v.base64(), v.minLength(43))
const secretsSchema = v.object({ tokenKey: tokenKeySchema, previousTokenKey: v.optional(tokenKeySchema) })
const pushKeysSchema = v.object({
  publicKey: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  privateKey: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
})

const storedPushKeysSchema = v.object({ ...pushKeysSchema.entries, previous: v.optional(pushKeysSchema) })

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
  /** Accepts what was signed before the keys were renewed. */
  readonly previousTokenKey?: KeyObject | undefined
  readonly pushKeys: PushKeys
  /** True if a newer version of Provender has migrated a table meanwhile. Inside a transaction the retry also fails, and ends it. */
  readonly previousPushKeys?: PushKeys | undefined
}

type TokenKeys = Pick<Secrets, 'tokenKey' | 'previousTokenKey'>

/** The content of a signed text: read with the current key, or else with the previous one. */
export function readSigned<Content>(
  { tokenKey, previousTokenKey }: TokenKeys,
  read: (key: KeyObject) => Content,
): Content {
  const content = read(tokenKey)
  return isRead(content) || !previousTokenKey ? content : read(previousTokenKey)
}

/** The same for texts that are read asynchronously. */
export async function readSignedToken<Content>(
  { tokenKey, previousTokenKey }: TokenKeys,
  read: (key: KeyObject) => Promise<Content>,
): Promise<Content> {
  const content = await read(tokenKey)
  return isRead(content) || !previousTokenKey ? content : await read(previousTokenKey)
}

function isRead(content: unknown): boolean {
  return content !== null && content !== undefined && content !== false
}

/**
 * The secrets of this installation. They are created at the first start in DATA_DIR, readable by their owner
 * only. Servers that share a database share these files too.
 */
export async function loadSecrets(dataFolder: string): Promise<Secrets> {
  // The embedded database of root runs as another user, who has to get into the folder.
  const isRoot = process.getuid?.() === 0
  await makePrivateFolder(dataFolder, isRoot ? 0o711 : 0o700)
  const { tokenKey, previousTokenKey } = await readOrCreate(join(dataFolder, 'secrets.json'), {
    schema: secretsSchema,
    create: () => ({ tokenKey: randomBytes(32).toString('base64') }),
    withoutIt:
      'all users then have to sign in again, and two-step login takes no code of an app until it is reset, only recovery codes',
  })
  const { previous: previousPushKeys, ...pushKeys } = await readOrCreate(join(dataFolder, 'push-keys.json'), {
    schema: storedPushKeysSchema,
    create: () => webPush.generateVAPIDKeys(),
    withoutIt: 'browsers then get no push messages until their users visit the shop',
  })
  return {
    tokenKey: keyOf(tokenKey),
    previousTokenKey: previousTokenKey === undefined ? undefined : keyOf(previousTokenKey),
    pushKeys,
    previousPushKeys,
  }
}

function keyOf(text: string): KeyObject {
  return createSecretKey(text, 'base64')
}

/**
 * Renews the keys. The former ones stay as the previous ones, and those before them go. A server uses the new keys
 * from its next start on.
 */
export async function renewSecrets(dataFolder: string): Promise<void> {
  await loadSecrets(dataFolder)
  const [secretsFile, pushFile] = [join(dataFolder, 'secrets.json'), join(dataFolder, 'push-keys.json')]
  const { tokenKey } = v.parse(secretsSchema, JSON.parse(await readFile(secretsFile, 'utf8')))
  const { previous: _dropped, ...pushKeys } = v.parse(
    storedPushKeysSchema,
    JSON.parse(await readFile(pushFile, 'utf8')),
  )
  const next = { tokenKey: randomBytes(32).toString('base64'), previousTokenKey: tokenKey }
  await replaceAtomically(secretsFile, `${JSON.stringify(next, null, 2)}\n`)
  const nextPush = { ...webPush.generateVAPIDKeys(), previous: pushKeys }
  await replaceAtomically(pushFile, `${JSON.stringify(nextPush, null, 2)}\n`)
}

interface StoredSecret<Schema extends v.GenericSchema> {
  readonly schema: Schema
  readonly create: () => v.InferInput<Schema>
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

async function replaceAtomically(file: string, text: string): Promise<void> {
  const draft = await writeDraft(file, text)
  await rename(draft, file)
  await syncFolder(dirname(file))
}

/**
 * Creates a file atomically, even if the process is killed while it writes. A file that another process has
 * created meanwhile stays.
 */
async function createAtomically(file: string, text: string): Promise<void> {
  const draft = await writeDraft(file, text)
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

/** Writes a file beside another one, readable by its owner only. */
async function writeDraft(file: string, text: string): Promise<string> {
  const draft = `${file}.${randomUUID()}.draft`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return draft
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
