import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { isServerRunning } from '@provender/db/migrate'
import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import type { Secrets } from '../kernel/secrets.ts'

type Fingerprints = Readonly<Record<'secrets.json' | 'push-keys.json', string>>

/**
 * Refuses to start beside a server with other secrets: quotes, tokens and push messages of one would be invalid at the other. A server
 * that starts alone may have new ones, which the database then remembers. Servers with a folder of their own are found in this way too.
 */
export async function refuseOtherSecrets(db: Kysely<Database>, secrets: Secrets): Promise<void> {
  const own = fingerprintsOf(secrets)
  const stored = await readStored(db)
  if (isDeepStrictEqual(stored, own)) return
  const others = stored ? filesThatDiffer(stored, secrets).join(' and ') : ''
  if (others !== '' && (await isServerRunning(db)))
    throw new Error(
      `Another server runs on this database with another ${others} in its DATA_DIR. Servers of one database share this folder. ` +
        `Copy ${others} from there, such as with "npm run host -- secrets export", or stop the other server.`,
    )
  await sql`update schema set secrets = ${JSON.stringify(own)}`.execute(db)
}

function fingerprintsOf({ tokenKey, pushKeys }: Pick<Secrets, 'tokenKey' | 'pushKeys'>): Fingerprints {
  return {
    'secrets.json': fingerprint(tokenKey.export()),
    'push-keys.json': fingerprint(pushKeys.publicKey),
  }
}

function fingerprint(key: string | Buffer): string {
  return createHash('sha256').update('fingerprint').update(key).digest('hex').slice(0, 16)
}

/** The other servers may still use the keys from before they were renewed. */
function filesThatDiffer(stored: Fingerprints, secrets: Secrets): readonly (keyof Fingerprints)[] {
  const own = fingerprintsOf(secrets)
  const previous = fingerprintsOf({
    tokenKey: secrets.previousTokenKey ?? secrets.tokenKey,
    pushKeys: secrets.previousPushKeys ?? secrets.pushKeys,
  })
  return (['secrets.json', 'push-keys.json'] as const).filter(
    (file) => stored[file] !== own[file] && stored[file] !== previous[file],
  )
}

async function readStored(db: Kysely<Database>): Promise<Fingerprints | null | undefined> {
  const { rows } = await sql<{ secrets: Fingerprints | null }>`select secrets from schema`.execute(db)
  return rows[0]?.secrets
}
