import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** The main process of a running Postgres. */
export type Postmaster = { readonly pid: number }

/**
 * The Postgres that runs on a cluster's folder, if one does. The pid it recorded counts only if that process works in
 * this very folder: after a crash or a reboot the number may belong to anybody, and a moved folder takes its Postgres along.
 */
export function findPostmaster(clusterFolder: string): Postmaster | undefined {
  const pid = pidIn(pidFileOf(clusterFolder))
  return worksIn(pid, clusterFolder) ? { pid } : undefined
}

/** Whether a process is alive and is the Postgres of a cluster's folder. */
export function worksIn(pid: number, clusterFolder: string): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 1) return false
  try {
    return process.platform === 'linux' ? hasFolder(pid, clusterFolder) : hasCommand(pid, clusterFolder)
  } catch {
    // There is no such process, or no such folder.
    return false
  }
}

function hasFolder(pid: number, clusterFolder: string): boolean {
  return workingFolderOf(pid) === realpathSync(clusterFolder)
}

function workingFolderOf(pid: number): string {
  const link = `/proc/${pid}/cwd`
  try {
    return readlinkSync(link)
  } catch (error) {
    if (codeOf(error) !== 'EACCES') throw error
    // Root in a container may not look there for another user's process. That user may.
    const { uid, gid } = statSync(`/proc/${pid}`)
    return spawnSync('readlink', [link], { uid, gid, cwd: '/', encoding: 'utf8' }).stdout.trimEnd()
  }
}

function hasCommand(pid: number, clusterFolder: string): boolean {
  const command = execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return command.includes(` ${clusterFolder} `)
}

/**
 * Removes the lock files of a Postgres that is gone but whose pid is not: taken by another process, or not yet buried.
 * Postgres itself gives way to any living process with that number. Only for when it did: otherwise it does this itself, and
 * processes that a dead Postgres left behind are known to it by its shared memory.
 */
export function removeStaleLocks(folders: { readonly cluster: string; readonly socket: string }): void {
  for (const file of [pidFileOf(folders.cluster), join(folders.socket, '.s.PGSQL.5432.lock')]) {
    if (!worksIn(pidIn(file), folders.cluster)) rmSync(file, { force: true })
  }
}

/**
 * Ends the processes that a dead Postgres left behind. They notice its death as soon as they wait for their client or for time
 * to pass; one that waits for a lock whose owner was killed never does, and keeps the cluster's memory to itself for ever.
 */
export function endLeftBehind(clusterFolder: string): void {
  if (findPostmaster(clusterFolder) !== undefined) return
  for (const pid of process.platform === 'linux'
    ? postgresesHere(clusterFolder)
    : postgresesByLsof(clusterFolder))
    send(pid, 'SIGKILL')
}

function postgresesHere(clusterFolder: string): readonly number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => isPostgres(pid) && worksIn(pid, clusterFolder))
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trimEnd() === 'postgres'
  } catch {
    // It ended in between, or is no process.
    return false
  }
}

function postgresesByLsof(clusterFolder: string): readonly number[] {
  const { stdout } = spawnSync('lsof', ['-a', '-c', 'postgres', '-d', 'cwd', '-Fpn'], { encoding: 'utf8' })
  const folder = realpathSync(clusterFolder)
  return [...stdout.matchAll(/^p(\d+)\n(?:f.*\n)?n(.*)$/gm)]
    .filter(([, , cwd]) => cwd === folder)
    .map(([, pid]) => Number(pid))
}

function pidFileOf(clusterFolder: string): string {
  return join(clusterFolder, 'postmaster.pid')
}

/** 0 where nothing is recorded. */
function pidIn(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0])
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    return 0
  }
}

type Measure = { readonly signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'; readonly patienceMs: number }

const goodOrder: readonly Measure[] = [
  { signal: 'SIGINT', patienceMs: 30_000 },
  { signal: 'SIGQUIT', patienceMs: 5_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
]

/** Stops Postgres in good order, which ends its connections and takes a moment; by force when that does not help. */
export async function stopPostmaster(clusterFolder: string, { pid }: Postmaster): Promise<void> {
  await takeMeasures(clusterFolder, pid, goodOrder)
}

/** Ends a Postgres that does not react. The next start recovers from it as from a crash. */
export async function forcePostmaster(clusterFolder: string, { pid }: Postmaster): Promise<void> {
  await takeMeasures(clusterFolder, pid, goodOrder.slice(-1))
}

async function takeMeasures(clusterFolder: string, pid: number, measures: readonly Measure[]): Promise<void> {
  for (const { signal, patienceMs } of measures) {
    const startedAt = performance.now()
    if (worksIn(pid, clusterFolder)) send(pid, signal)
    while (worksIn(pid, clusterFolder) && performance.now() - startedAt < patienceMs) await delay(10)
  }
  if (!worksIn(pid, clusterFolder)) return
  throw new Error(`PostgreSQL (process ${pid}) on ${clusterFolder} cannot be stopped.`)
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It ended in between.
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
