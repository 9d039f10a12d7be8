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
    // Throws the reason: the database is away, or cannot be used.
    if (clients.length === 0) await Promise.all(connecting)
    if (clients.length < needed)
      return (
        `The database gives this server only ${clients.length} of ${needed} connections: DATABASE_POOL and ` +
        `${connectionsBesidePool} more. Set DATABASE_POOL lower, or allow more connections at the database or its pooler.`
      )
    const processes = new Set<number>()
    // One after the other, so that a pooler that shares connections gives the same one.
    for (const client of clients) {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      if (rows[0]) processes.add(rows[0].pid)
    }
    if (processes.size === needed) return undefined
    return 'A pooler in transaction mode stands before the database. Set it to session mode, or name PostgreSQL itself in DATABASE_URL.'
  } finally {
    for (const client of clients) client.release()
    await pool.end()
  }
}
