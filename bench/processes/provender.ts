import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export const root = join(import.meta.dirname, '../..')

export interface Provender {
  readonly url: string
  /** From the start of the process until it is ready. */
  readonly readyMs: number
  /** CPU time its process has used so far. */
  readonly cpuSeconds: () => Promise<number>
  readonly residentMegabytes: () => Promise<number>
  readonly catalogueVersion: () => Promise<number>
  /** The longest time in which nothing else could run on its main thread, since the last call. */
  readonly longestHoldMs: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** The server measures its lag with a timer of this period, which is part of what it reports. */
const lagResolutionMs = 10

export interface ProvenderSettings {
  readonly dataFolder: string
  readonly products: number
  /** Undefined uses the embedded database. */
  readonly databaseUrl?: string
  /** False creates an empty shop. */
  readonly demo?: boolean
}

export async function startProvender(settings: ProvenderSettings): Promise<Provender> {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['tooling/run.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, ...environmentOf(settings, port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(child, url)
  const readyMs = performance.now() - startedAt
  const metric = (name: string) => readMetric(url, name)
  return {
    url,
    readyMs,
    cpuSeconds: () => metric('process_cpu_seconds_total'),
    residentMegabytes: async () => (await metric('process_resident_memory_bytes')) / 1e6,
    catalogueVersion: () => metric('provender_catalogue_version'),
    longestHoldMs: async () =>
      Math.max(0, (await metric('nodejs_eventloop_lag_max_seconds')) * 1000 - lagResolutionMs),
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** An empty variable counts as not set, so that the caller's environment does not affect the server. */
function environmentOf(
  { dataFolder, products, databaseUrl = '', demo = true }: ProvenderSettings,
  port: number,
): Record<string, string> {
  return {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/provender-compile'),
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl,
    DEMO: demo ? '1' : '0',
    DEMO_PRODUCTS: String(products),
    LOG_LEVEL: 'warn',
    PUBLIC_URL: '',
    TRUST_PROXY: '',
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  return address.port
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000)
  })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${output}`)
    if (await isReady(url)) return
    await delay(5)
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    // The server does not accept connections yet.
    return false
  }
}

async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]
  if (value === undefined) throw new Error(`The server reports no ${name}`)
  return Number(value)
}
