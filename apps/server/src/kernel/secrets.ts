import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import webPush from 'web-push'
import { createAtomically, replaceAtomically } from './private-file.ts'
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
  /** Send to browsers that registered before the keys were renewed. */
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

/** Files outside DATA_DIR, which the server only reads, such as mounted secrets. Absolute. */
export interface MountedKeys {
  readonly tokenKeyFile?: string | undefined
  readonly pushKeysFile?: string | undefined
}

/** The keys as the two files have them. */
export interface StoredKeys {
  readonly secrets: v.InferOutput<typeof secretsSchema>
  readonly pushKeys: v.InferOutput<typeof storedPushKeysSchema>
}

export const storedKeysSchema = v.object({ secrets: secretsSchema, pushKeys: storedPushKeysSchema })

/**
 * The secrets of this installation. They are created at the first start in DATA_DIR, readable by their owner
 * only. Servers that share a database share these files too.
 */
export async function loadSecrets(dataFolder: string, mounted: MountedKeys = {}): Promise<Secrets> {
  const { secrets, pushKeys: stored } = await readOrCreateKeys(dataFolder, mounted)
  const { previous: previousPushKeys, ...pushKeys } = stored
  return {
    tokenKey: keyOf(secrets.tokenKey),
    previousTokenKey: secrets.previousTokenKey === undefined ? undefined : keyOf(secrets.previousTokenKey),
    pushKeys,
    previousPushKeys,
  }
}

export async function readOrCreateKeys(dataFolder: string, mounted: MountedKeys = {}): Promise<StoredKeys> {
  await makeDataFolder(dataFolder)
  const [secretsFile, pushFile] = keyFilesIn(dataFolder)
  return {
    secrets: mounted.tokenKeyFile
      ? await readMounted(mounted.tokenKeyFile, secretsSchema)
      : await readOrCreate(secretsFile, storedSecrets),
    pushKeys: mounted.pushKeysFile
      ? await readMounted(mounted.pushKeysFile, storedPushKeysSchema)
      : await readOrCreate(pushFile, storedPushKeys),
  }
}

async function makeDataFolder(dataFolder: string): Promise<void> {
  // The embedded database of root runs as another user, who has to get into the folder.
  const isRoot = process.getuid?.() === 0
  await makePrivateFolder(dataFolder, isRoot ? 0o711 : 0o700)
}

function keyFilesIn(dataFolder: string): readonly [string, string] {
  return [join(dataFolder, 'secrets.json'), join(dataFolder, 'push-keys.json')]
}

function keyOf(text: string): KeyObject {
  return createSecretKey(text, 'base64')
}

/**
 * Writes renewed keys to DATA_DIR. The former ones stay as the previous ones, and those before them go. A server uses
 * the new keys from its next start on.
 */
export async function renewSecrets(dataFolder: string, mounted: MountedKeys = {}): Promise<void> {
  const { secrets, pushKeys } = await readOrCreateKeys(dataFolder, mounted)
  const { previous: _dropped, ...previous } = pushKeys
  await replaceKeys(dataFolder, {
    secrets: { tokenKey: randomBytes(32).toString('base64'), previousTokenKey: secrets.tokenKey },
    pushKeys: { ...webPush.generateVAPIDKeys(), previous },
  })
}

export async function replaceKeys(dataFolder: string, { secrets, pushKeys }: StoredKeys): Promise<void> {
  await makeDataFolder(dataFolder)
  const [secretsFile, pushFile] = keyFilesIn(dataFolder)
  await replaceAtomically(secretsFile, textOf(secrets))
  await replaceAtomically(pushFile, textOf(pushKeys))
}

export async function filesWithOtherKeys(
  dataFolder: string,
  { secrets, pushKeys }: StoredKeys,
): Promise<readonly string[]> {
  const [secretsFile, pushFile] = keyFilesIn(dataFolder)
  return [
    ...((await differs(secretsFile, storedSecrets.schema, secrets)) ? [secretsFile] : []),
    ...((await differs(pushFile, storedPushKeys.schema, pushKeys)) ? [pushFile] : []),
  ]
}

async function differs(file: string, schema: v.GenericSchema, keys: object): Promise<boolean> {
  return existsSync(file) && !isDeepStrictEqual(parseKeys(await readFile(file, 'utf8'), schema), keys)
}

export function hasKeys(dataFolder: string, mounted: MountedKeys): boolean {
  const [secretsFile, pushFile] = keyFilesIn(dataFolder)
  return existsSync(mounted.tokenKeyFile ?? secretsFile) && existsSync(mounted.pushKeysFile ?? pushFile)
}

function textOf(keys: unknown): string {
  return `${JSON.stringify(keys, null, 2)}\n`
}

interface StoredSecret<Schema extends v.GenericSchema> {
  readonly schema: Schema
  readonly create: () => v.InferInput<Schema>
  readonly withoutIt: string
}

const storedSecrets: StoredSecret<typeof secretsSchema> = {
  schema: secretsSchema,
  create: () => ({ tokenKey: randomBytes(32).toString('base64') }),
  withoutIt:
    'all users then have to sign in again, and two-step login takes no code of an app until it is reset, only recovery codes',
}

const storedPushKeys: StoredSecret<typeof storedPushKeysSchema> = {
  schema: storedPushKeysSchema,
  create: () => webPush.generateVAPIDKeys(),
  withoutIt: 'browsers then get no push messages until their users visit the shop',
}

async function readOrCreate<Schema extends v.GenericSchema>(
  file: string,
  { schema, create, withoutIt }: StoredSecret<Schema>,
): Promise<v.InferOutput<Schema>> {
  if (!existsSync(file)) await createAtomically(file, textOf(create()))
  const keys = parseKeys(await readFile(file, 'utf8'), schema)
  if (!keys) throw new Error(`${file} is damaged. Restore it from a backup, or delete it: ${withoutIt}.`)
  return keys
}

async function readMounted<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`${file} cannot be read, but TOKEN_KEY_FILE or PUSH_KEYS_FILE names it.`, {
      cause: error,
    })
  })
  const keys = parseKeys(text, schema)
  if (!keys) throw new Error(`${file} is damaged. Mount the file that the other servers have.`)
  return keys
}

function parseKeys<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return parsed.success ? parsed.output : undefined
}
