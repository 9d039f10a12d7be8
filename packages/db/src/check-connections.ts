import type pg from 'pg'

/** Outside its pool a server listens for changes, and migrates and imports. */
export const connectionsBesidePool = 3

/**
 * Why a server cannot work with what stands before its database; undefined if it can. It needs all its connections at once, and each
 * for itself: settings, prepared statements and temporary tables stay with the connection. Closes the pool.
 */
export async function checkConnections(
  pool: Pick<pg.Pool, 'connect' | 'end'>,
  needed: number,
): Promise<string | undefined> {
  const connecting = Array.from({ length: needed }, () => pool.connect())
  const results = await Promise.allSettled(connecting)
  const clients = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  try {
    const reasons = new Set(
      results.flatMap((result) => (result.status === 'rejected' ? [messageOf(result.reason)] : [])),
    )
    // The database is away, or cannot be used.
    if (clients.length === 0) return [...reasons].join(' ')
    if (clients.length < needed)
      return (
        `The database gives this server only ${clients.length} of ${needed} connections: DATABASE_POOL and ` +
        `${connectionsBesidePool} more. Set DATABASE_POOL lower, or allow more connections at the database or its pooler. ` +
        `It says: ${[...reasons].join('; ')}`
      )
    if (await areOwnConnections(clients)) return undefined
    return 'A pooler in transaction mode stands before the database. Set it to session mode, or name PostgreSQL itself in DATABASE_URL.'
  } finally {
    for (const client of clients) client.release()
    await pool.end()
  }
}

/** Asks one after the other, so that a pooler that shares connections gives one of them twice. */
async function areOwnConnections(clients: readonly pg.PoolClient[]): Promise<boolean> {
  const processes = new Set<number>()
  for (const client of clients) {
    const first = await processOf(client)
    // A pooler that deals its connections in turn gives the next one.
    if ((await processOf(client)) !== first) return false
    processes.add(first)
  }
  return processes.size === clients.length
}

async function processOf(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
