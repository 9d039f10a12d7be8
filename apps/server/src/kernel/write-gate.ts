import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'

const probeIntervalMs = 2_000

/**
 * Closes when the database leaves a statement without an answer, as a commit does that waits for its standby. While it is closed, writes
 * are refused at once, so that they do not fill the database with waiting connections. One probe at a time writes; the first that is
 * answered opens the gate.
 */
export interface WriteGate {
  readonly isClosed: () => boolean
  readonly close: () => void
  readonly stop: () => void
}

declare module './deps.ts' {
  interface Deps {
    readonly writeGate: WriteGate
  }
}

/** The gate of a server that only reads. */
export const shutGate: WriteGate = { isClosed: () => true, close: () => {}, stop: () => {} }

export function createWriteGate(pool: pg.Pool, log: Pick<Logger, 'error' | 'info'>): WriteGate {
  const stopping = new AbortController()
  let isClosed = false
  const openWhenAnswered = async (): Promise<void> => {
    let lastProcess = 0
    while (isClosed && !stopping.signal.aborted) {
      await pause(probeIntervalMs)
      const probed = await probe(pool, lastProcess)
      lastProcess = probed.process
      isClosed = !probed.isAnswered
    }
    if (!stopping.signal.aborted) log.info('the database answers writes again')
  }
  return {
    isClosed: () => isClosed,
    close: () => {
      if (isClosed) return
      isClosed = true
      log.error('the database does not answer a write: writes are refused until it does')
      void openWhenAnswered()
    },
    stop: () => stopping.abort(),
  }
}

const probeText = `select pg_logical_emit_message(true, 'provender', 'probe')`

interface Probe {
  readonly isAnswered: boolean
  /** Of the connection in the database, which may go on waiting. */
  readonly process: number
}

async function probe(pool: pg.Pool, lastProcess: number): Promise<Probe> {
  let process = lastProcess
  try {
    const client = await pool.connect()
    try {
      // After a restart of the database the number may belong to another process, which is not to be cancelled or may not be.
      await client.query(
        `select pg_cancel_backend(pid) from pg_stat_activity where pid = $1 and usename = current_user and query = $2`,
        [lastProcess, probeText],
      )
      const { rows } = await client.query<{ process: number }>('select pg_backend_pid() as process')
      process = rows[0]?.process ?? 0
      await client.query(probeText)
      return { isAnswered: true, process }
    } finally {
      client.release()
    }
  } catch {
    return { isAnswered: false, process }
  }
}
