import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import webPush from 'web-push'

const secretsSchema = v.object({ tokenKey: v.pipe(v.string(), v.base64(), v.minLength(43)) })
const pushKeysSchema = v.object({
  publicKey: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  privateKey: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
})

/** Vouch for messages at push services (VAPID): browsers are given the public half when they register. Both in base64url. */
export type PushKeys = Readonly<v.InferOutput<typeof pushKeysSchema>>

export interface Secrets {
  /** Signs access and realtime tokens, quotes and links. As bytes it would be made a key for every signature, which takes longer than signing. */
  readonly tokenKey: KeyObject
  readonly pushKeys: PushKeys
}

/**
 * The secrets of this installation: made at the first start, kept in DATA_DIR, readable by their owner alone. Servers that share a
 * database share these files too.
 */
export async function loadSecrets(dataFolder: string): Promise<Secrets> {
  await mkdir(dataFolder, { recursive: true })
  const { tokenKey } = await keptIn(join(dataFolder, 'secrets.json'), {
    schema: secretsSchema,
    make: () => ({ tokenKey: randomBytes(32).toString('base64') }),
    withoutIt: 'everybody signs in again then',
  })
  const pushKeys = await keptIn(join(dataFolder, 'push-keys.json'), {
    schema: pushKeysSchema,
    make: () => webPush.generateVAPIDKeys(),
    withoutIt: 'browsers are sent nothing then until they visit the shop',
  })
  return { tokenKey: createSecretKey(tokenKey, 'base64'), pushKeys }
}

interface Kept<Schema extends v.GenericSchema> {
  readonly schema: Schema
  readonly make: () => v.InferInput<Schema>
  /** What follows when somebody deletes the file. */
  readonly withoutIt: string
}

async function keptIn<Schema extends v.GenericSchema>(
  file: string,
  { schema, make, withoutIt }: Kept<Schema>,
): Promise<v.InferOutput<Schema>> {
  try {
    const handle = await open(file, 'wx', 0o600)
    await handle.writeFile(`${JSON.stringify(make(), null, 2)}\n`)
    await handle.sync()
    await handle.close()
  } catch (error) {
    if (!isExisting(error)) throw error
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await readFile(file, 'utf8'))
  if (!parsed.success)
    throw new Error(`${file} is damaged. Restore it from a backup, or delete it: ${withoutIt}.`)
  return parsed.output
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
