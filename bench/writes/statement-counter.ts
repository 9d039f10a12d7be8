import { setTimeout as delay } from 'node:timers/promises'
import { openBuiltShop } from '@provender/server/built-shop'
import { parseSettings, type Settings } from '@provender/server/settings'
import { type RunningServer, startServer } from '@provender/server/start-server'
import type pg from 'pg'
import pino from 'pino'
import type { Entry, Sender } from '../load/load-job.ts'
import { requestFor } from '../load/requests.ts'
import { serveJobs } from '../processes/serve-jobs.ts'

export interface CountJob {
  readonly databaseUrl: string
  readonly dataFolder: string
  readonly requests: readonly { readonly entry: Entry; readonly sender: Sender }[]
}

export interface StatementCounts {
  readonly bodies: readonly string[]
  readonly statements: readonly number[]
}

interface CountingServer {
  readonly server: RunningServer
  /** Counts the statements since the last call, without those that the server runs by itself. */
  readonly countStatements: () => number
}

let opened: Promise<CountingServer> | undefined

serveJobs(async (job: CountJob): Promise<StatementCounts> => {
  const { server, countStatements } = await (opened ??= openCounting(job))
  const bodies: string[] = []
  const statements: number[] = []
  for (const { entry, sender } of job.requests) {
    countStatements()
    bodies.push(await send(server.address, entry, sender))
    statements.push(countStatements())
  }
  return { bodies, statements }
})

/** A second server on the same database, in this process, so that its statements can be observed. */
async function openCounting({ databaseUrl, dataFolder }: CountJob): Promise<CountingServer> {
  const server = await startServer({
    settings: settingsFor(databaseUrl, dataFolder),
    log: pino({ level: 'silent' }),
    print: () => {},
    ...(await openBuiltShop()),
    fill: () => Promise.resolve(),
  })
  const texts: string[] = []
  const watched = new WeakSet<pg.PoolClient>()
  server.deps.pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    watch(client, texts)
  })
  // Long enough to see the statements that the server polls with twice a second.
  await delay(1500)
  const own = new Set(texts)
  return { server, countStatements: () => texts.splice(0).filter((text) => !own.has(text)).length }
}

function watch(client: pg.PoolClient, texts: string[]): void {
  const query: (...args: readonly unknown[]) => unknown = client.query.bind(client)
  Object.assign(client, {
    query: (...args: readonly unknown[]) => {
      const [statement] = args
      texts.push(
        typeof statement === 'object' && statement !== null && 'text' in statement
          ? String(statement.text)
          : String(statement),
      )
      return query(...args)
    },
  })
}

function settingsFor(databaseUrl: string, dataFolder: string): Settings {
  const parsed = parseSettings(
    { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder, HOST: '127.0.0.1', PORT: '0' },
    process.cwd(),
  )
  if (!parsed.ok) throw new Error(parsed.errors.join('\n'))
  return parsed.settings
}

async function send(address: string, entry: Entry, sender: Sender): Promise<string> {
  const { path = '/', method = 'GET', body, headers } = requestFor(entry, sender)
  const response = await fetch(new URL(path, address), {
    method,
    headers: headers as Record<string, string>,
    body: body === undefined ? null : String(body),
  })
  return await response.text()
}
