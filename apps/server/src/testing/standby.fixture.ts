import { setTimeout as pause } from 'node:timers/promises'
import { type ConnectedPool, connectPool } from '@provender/db/connect-pool'
import { startThrowawayCluster } from '@provender/db/embedded/throwaway-cluster'
import { migrate } from '@provender/db/migrate'
import type { TestDb } from '@provender/testing/test-database'

/** A database on a cluster of its own whose commits wait for standbys, because waiting commits would hold up all tests of a cluster. */
export async function openDatabaseWithStandbys(): Promise<TestDb> {
  const cluster = await startThrowawayCluster({})
  const preparing = connect(cluster.url)
  await migrate(preparing)
  await preparing.pool.query('alter database postgres set synchronous_commit = on')
  await preparing.pool.end()
  const connected = connect(cluster.url)
  return {
    ...connected,
    url: cluster.url,
    description: 'a cluster with standbys',
    close: async () => {
      void connected.pool.end()
      await cluster.remove()
    },
  }
}

function connect(connectionString: string): ConnectedPool {
  return connectPool({ connection: { connectionString }, durability: 'relaxed', poolSize: 10, log: () => {} })
}

/** From now on commits wait for this standby, which never comes. An empty name ends it. */
export async function nameStandby({ pool }: Pick<ConnectedPool, 'pool'>, name: string): Promise<void> {
  await pool.query(`alter system set synchronous_standby_names = '${name}'`)
  await pool.query('select pg_reload_conf()')
  // Another process of PostgreSQL has to notice it.
  while ((await commitWaits(pool)) !== (name !== '')) await pause(10)
}

/** Whether a commit waits for a standby. One that does is ended. */
async function commitWaits(pool: ConnectedPool['pool']): Promise<boolean> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ process: number }>('select pg_backend_pid() as process')
    let isDone = false
    const committing = client
      .query(`select pg_logical_emit_message(true, 'provender', 'does it wait?')`)
      .then(() => (isDone = true))
    for (;;) {
      if (isDone) return false
      const { rowCount } = await pool.query(
        `select pg_cancel_backend(pid) from pg_stat_activity where pid = $1 and wait_event = 'SyncRep'`,
        [rows[0]?.process],
      )
      if (rowCount === 0) continue
      await committing
      return true
    }
  } finally {
    client.release()
  }
}
