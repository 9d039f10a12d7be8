import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface RunningProvender {
  readonly address: string
  /** Changes settings while the server runs, like `npm run config`; returns a function that restores them. */
  readonly configure: (settings: Readonly<Record<string, string>>) => () => void
  /** Imports products, like `npm run import -- products`. */
  readonly importProducts: (csv: string) => void
  readonly warnings: () => readonly string[]
  /** Runs `npm run staff --` with these arguments and returns its output. */
  readonly staff: (...words: readonly string[]) => string
  /** Sent e-mails as text, including headers such as `To` and `Subject`. */
  readonly emails: () => readonly string[]
  readonly stop: () => Promise<void>
  readonly kill: () => Promise<void>
}

/** Environment variable with the path of the model folder that all data folders are copies of. */
const modelFolder = 'PROVENDER_JOURNEYS_MODEL'

/** Creates a data folder with demo data. It copies the model folder, because seeding takes several times as long as starting. */
export function createDataFolder(): string {
  const folder = emptyFolder()
  const model = process.env[modelFolder]
  // Preserve owners: Postgres refuses files of another user.
  if (model !== undefined) execFileSync('cp', ['-a', `${model}/.`, folder])
  return folder
}

/** Seeds the model folder; returns a function that removes it. */
export async function createModelFolder(): Promise<() => void> {
  const folder = emptyFolder()
  const provender = await startProvender({ dataFolder: folder, port: 0 })
  await provender.stop()
  process.env[modelFolder] = folder
  return () => removeDataFolder(folder)
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'provender-journeys-'))
  // When root starts it, the embedded database runs as another user, who must be able to reach the folder.
  chmodSync(folder, 0o755)
  return folder
}

export function removeDataFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

export interface StartOptions {
  readonly dataFolder: string
  readonly port: number
  readonly environment?: Readonly<Record<string, string>>
}

/** Starts the server like `npm start` and waits until it is ready. */
export async function startProvender({
  dataFolder,
  port,
  environment: output = {},
}: StartOptions): Promise<RunningProvender> {
  // The test runner sets NODE_ENV, which must not affect Provender.
  const { NODE_ENV: _, ...environment } = process.env
  const child = spawn(process.execPath, ['tooling/run.mjs', 'start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      ...output,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
    },
  })
  let logged = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (logged += text))
  const closed = once(child, 'close')
  return {
    address: await addressOf(child, () => logged),
    configure: (settings) => {
      const before = Object.keys(settings).map((name) => [name, setting(dataFolder, name)] as const)
      const set = (values: Iterable<readonly [string, string]>) => {
        for (const [name, value] of values) command(dataFolder, 'config', 'set', name, value)
      }
      set(Object.entries(settings))
      return () => set(before)
    },
    importProducts: (csv) => {
      const file = join(dataFolder, 'products.csv')
      writeFileSync(file, csv)
      command(dataFolder, 'import', 'products', file)
    },
    warnings: () => logged.split('\n').filter((line) => line.startsWith('{')),
    staff: (...words) => command(dataFolder, 'staff', ...words),
    emails: () => emailsIn(join(dataFolder, 'mail')),
    stop: async () => {
      child.kill('SIGTERM')
      await closed
    },
    kill: async () => {
      process.kill(-child.pid!, 'SIGKILL')
      process.kill(databaseProcess(dataFolder), 'SIGKILL')
      await closed
    },
  }
}

function emailsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readable(readFileSync(join(folder, file), 'utf8')))
}

function readable(raw: string): string {
  return raw
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString('utf8'))
    .replaceAll('\u00A0', ' ')
}

function setting(dataFolder: string, name: string): string {
  return /^[\w.]+ = (.*)$/m.exec(command(dataFolder, 'config', 'get', name))?.[1] ?? ''
}

function command(dataFolder: string, ...words: readonly string[]): string {
  return execFileSync(process.execPath, ['tooling/run.mjs', ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataFolder },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** The embedded database is not in our process group, so it outlives its server. */
function databaseProcess(dataFolder: string): number {
  const file = join(dataFolder, 'embedded-postgres', 'cluster', 'postmaster.pid')
  return Number(readFileSync(file, 'utf8').split('\n')[0])
}

async function addressOf(child: ChildProcess, logged: () => string): Promise<string> {
  let output = ''
  return await new Promise((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const address = /ready: (http:\S+)/.exec(output)?.[1]
      if (address !== undefined) resolve(address)
    })
    child.once('error', reject)
    child.once('close', (code, signal) =>
      reject(new Error(`Provender ended with ${signal ?? code} before it was ready:\n${output}${logged()}`)),
    )
  })
}
