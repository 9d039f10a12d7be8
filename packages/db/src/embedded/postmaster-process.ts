import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export type Postmaster = { readonly pid: number }

/**
 * The Postgres that runs on a cluster's folder, if any. Its recorded pid counts only if that process works in this folder: after a crash or
 * reboot the pid may belong to another process. A running Postgres follows a moved folder.
 */
export function findPostmaster(clusterFolder: string): Postmaster | undefined {
  const pid = pidIn(pidFileOf(clusterFolder))
  return isPostgresOfCluster(pid, clusterFolder) ? { pid } : undefined
}

export function isPostgresOfCluster(pid: number, clusterFolder: string): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 1) return false
  try {
    return process.platform === 'linux' ? hasFolder(pid, clusterFolder) : hasCommand(pid, clusterFolder)
  } catch {
    // The process or the folder does not exist.
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
    // Root in a container may not read this for another user's process, but that user may.
    const { uid, gid } = statSync(`/proc/${pid}`)
    return spawnSync('readlink', [link], { uid, gid, cwd: '/', encoding: 'utf8' }).stdout.trimEnd()
  }
}

function hasCommand(pid: number, clusterFolder: string): boolean {
  const command = execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return command.includes(` ${clusterFolder} `)
}

/**
 * Removes the lock files of a dead Postgres whose pid still exists: reused by another process, or a zombie. Postgres refuses to start
 * beside any living process with that pid. Call this only after such a refusal: otherwise Postgres removes the files itself, and detects
 * leftover processes by its shared memory.
 */
export function removeStaleLocks(folders: { readonly cluster: string; readonly socket: string }): void {
  for (const file of [pidFileOf(folders.cluster), join(folders.socket, '.s.PGSQL.5432.lock')]) {
    if (!isPostgresOfCluster(pidIn(file), folders.cluster)) rmSync(file, { force: true })
  }
}

/**
 * Ends the leftover processes of a dead Postgres. They notice its death when they wait for their client or a timer. A process that waits
 * for a lock of a killed owner never does, and keeps the cluster's shared memory for ever.
 */
export function endLeftoverProcesses(clusterFolder: string): void {
  if (findPostmaster(clusterFolder) !== undefined) return
  for (const pid of process.platform === 'linux'
    ? postgresesInProc(clusterFolder)
    : postgresesByLsof(clusterFolder))
    send(pid, 'SIGKILL')
}

function postgresesInProc(clusterFolder: string): readonly number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => isPostgres(pid) && isPostgresOfCluster(pid, clusterFolder))
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trimEnd() === 'postgres'
  } catch {
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

function pidIn(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0])
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    return 0
  }
}

type Measure = { readonly signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'; readonly timeoutMs: number }

const goodOrder: readonly Measure[] = [
  { signal: 'SIGINT', timeoutMs: 30_000 },
  { signal: 'SIGQUIT', timeoutMs: 5_000 },
  { signal: 'SIGKILL', timeoutMs: 5_000 },
]

export async function stopPostmaster(clusterFolder: string, { pid }: Postmaster): Promise<void> {
  await takeMeasures(clusterFolder, pid, goodOrder)
}

/** Kills an unresponsive Postgres. The next start recovers as from a crash. */
export async function forcePostmaster(clusterFolder: string, { pid }: Postmaster): Promise<void> {
  await takeMeasures(clusterFolder, pid, goodOrder.slice(-1))
}

async function takeMeasures(clusterFolder: string, pid: number, measures: readonly Measure[]): Promise<void> {
  for (const { signal, timeoutMs } of measures) {
    const startedAt = performance.now()
    if (isPostgresOfCluster(pid, clusterFolder)) send(pid, signal)
    while (isPostgresOfCluster(pid, clusterFolder) && performance.now() - startedAt < timeoutMs)
      await delay(10)
  }
  if (!isPostgresOfCluster(pid, clusterFolder)) return
  throw new Error(
    `PostgreSQL (process ${pid}) in ${clusterFolder} cannot be stopped. End the process and start again.`,
  )
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It has already ended.
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
