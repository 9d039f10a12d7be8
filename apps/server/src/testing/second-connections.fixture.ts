import type pg from 'pg'

/**
 * Counts connections that are acquired while another one is in a transaction: once all are in use, each would wait for the others.
 * For one request at a time.
 */
export function countSecondConnections(pool: pg.Pool): () => number {
  const inUse = new Set<pg.PoolClient>()
  let count = 0
  pool.on('acquire', (client) => {
    if ([...inUse].some((each) => each.getTransactionStatus() === 'T')) count += 1
    inUse.add(client)
  })
  pool.on('release', (_error, client) => void inUse.delete(client))
  return () => count
}
