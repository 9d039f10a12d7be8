import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { OpenDb } from '@provender/db/open-db'
import type { UserId } from '@provender/domain/ids'

const dayMs = 86_400_000

export async function openSessions(
  { db }: Pick<OpenDb, 'db'>,
  userIds: readonly UserId[],
): Promise<readonly string[]> {
  const sessions = userIds.map((login_id) => ({ login_id, secret: randomBytes(32).toString('base64url') }))
  await db
    .insertInto('session')
    .values(
      sessions.map(({ login_id, secret }) => ({
        id: randomUUID(),
        login_id,
        secret_hash: createHash('sha256').update(secret).digest(),
        client_kind: 'web' as const,
        expires_at: new Date(Date.now() + 7 * dayMs),
      })),
    )
    .execute()
  return sessions.map(({ secret }) => secret)
}
