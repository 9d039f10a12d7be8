import type { Command as Program } from '@commander-js/extra-typings'
import { isServerRunning } from '@provender/db/migrate'
import { findBackup, removeOldBackups } from '../composition/backup/backup-folder.ts'
import { isBackupRefusal } from '../composition/backup/backup-refusal.ts'
import { makeBackup } from '../composition/backup/make-backup.ts'
import { refuseDamaged, restoreBackup } from '../composition/backup/restore-backup.ts'
import { type SettledRestore, settleRestore } from '../composition/settle-restore.ts'
import { refuseAbsentStore } from '../composition/shared-files.ts'
import { openFileStores } from '../kernel/files/open-file-stores.ts'
import { commandError } from './command-error.ts'
import {
  type Command,
  type CommandAction,
  type CommandContext,
  refuseUnknownSubcommands,
  type RunAction,
} from './command.ts'
import { formatCount, pluralise } from './table.ts'
import type { Terminal } from './terminal.ts'

const dayMs = 86_400_000

export const backupCommand: Command = {
  name: 'backup',
  define: (program, { run, context }) => {
    program.description(
      'Backs up the database, the stored files, the pictures and the keys, while servers run, and restores them.',
    )
    program
      .command('make')
      .description('make a backup in a folder, and delete those older than FILES_KEEP_DAYS there')
      .argument('<folder>')
      .action((folder) => run(make(folder)))
    program
      .command('check')
      .description('read every file of the newest backup in a folder, or of the one that is named')
      .argument('<folder>')
      .action((folder) => check(folder, context))
    program
      .command('restore')
      .description('restore the newest backup in a folder, or the one that is named, into an empty DATA_DIR')
      .argument('<folder>')
      .action((folder) => restore(folder, context))
    defineRestored(program, run)
    refuseUnknownSubcommands(program)
  },
}

function defineRestored(program: Program, run: RunAction): void {
  program
    .command('restored')
    .description('settle a database that another tool has restored, before servers start')
    .requiredOption('--to <time>', 'the moment to which it was restored, such as 2026-11-30T18:05:00Z')
    .action(({ to }) => run(restored(to)))
}

function make(into: string): CommandAction {
  return async (database, { settings, terminal, nowMs }) => {
    const startedAtMs = nowMs()
    const { folder, manifest, missingFiles } = await inWords('There is no new backup', () =>
      makeBackup({ database, settings, nowMs }, into),
    )
    const bytes = manifest.entries.reduce((sum, each) => sum + each.bytes, 0)
    terminal.print(
      `Backed up ${pluralise(manifest.counts['orders'] ?? 0, 'order')} in ${folder} (${megabytes(bytes)}).`,
    )
    const removed = await removeOldBackups(into, {
      beforeMs: startedAtMs - settings.filesKeepDays * dayMs,
      nowMs: startedAtMs,
    })
    if (removed.length > 0) terminal.print(`Deleted ${pluralise(removed.length, 'older backup')}.`)
    refuseMissing(missingFiles)
  }
}

async function check(path: string, { terminal }: CommandContext): Promise<void> {
  const backup = await inWords('The backup cannot be read', () => findBackup(path))
  await inWords('The backup cannot be read', () => refuseDamaged(backup))
  terminal.print(`${backup.folder} is whole: ${pluralise(backup.manifest.entries.length, 'file')}.`)
}

async function restore(path: string, { settings, terminal }: CommandContext): Promise<void> {
  const backup = await inWords('The backup cannot be read', () => findBackup(path))
  const { missingFiles, ...settled } = await inWords(
    'The restore did not finish, so start no server on it',
    () => restoreBackup(backup, settings),
  )
  const { counts, startedAtMs } = backup.manifest
  const place = settings.databaseUrl === undefined ? settings.dataFolder : 'the database at DATABASE_URL'
  terminal.print(
    `Restored ${pluralise(counts['orders'] ?? 0, 'order')} of ${timeText(startedAtMs)} to ${place}.`,
  )
  printSettled(terminal, settled)
  refuseMissing(missingFiles)
}

function restored(to: string): CommandAction {
  return async (database, { settings, terminal, nowMs }) => {
    const toMs = /(?:Z|[+-]\d\d:\d\d)$/.test(to) ? Date.parse(to) : Number.NaN
    if (Number.isNaN(toMs)) throw commandError(`"${to}" is not a time such as 2026-11-30T18:05:00Z`)
    if (toMs > nowMs()) throw commandError(`${to} is in the future`)
    if (await isServerRunning(database.db)) throw commandError('A server is running. Stop all servers first')
    const settled = await inWords('The restore is not settled, so start no server on it', async () => {
      const files = openFileStores(settings)
      // Their documents say which numbers were given.
      await refuseAbsentStore(database.db, files)
      return await settleRestore(database, files, toMs)
    })
    printSettled(terminal, settled)
  }
}

function printSettled(terminal: Terminal, { heldMessages, skipped }: SettledRestore): void {
  for (const { first, last } of skipped)
    terminal.print(`The numbers ${first} to ${last} are left out: the lost time may have given them.`)
  if (heldMessages > 0)
    terminal.print(
      `${pluralise(heldMessages, 'message')} may have been sent already, and wait: npm run staff -- jobs`,
    )
}

function refuseMissing(missingFiles: readonly string[]): void {
  if (missingFiles.length === 0) return
  throw commandError(
    `All else is done, but ${pluralise(missingFiles.length, 'stored file is', 'stored files are')} missing: ${missingFiles.join(', ')}`,
  )
}

/** `2026-11-30 18:05 UTC` */
export function timeText(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function megabytes(bytes: number): string {
  return `${formatCount(Math.ceil(bytes / 1_000_000))} MB`
}

/** A full disk, a bucket that does not answer or a running server is no bug. */
export async function inWords<Result>(failure: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isBackupRefusal(error)) throw commandError(error.message, error)
    throw commandError(`${failure}: ${error instanceof Error ? error.message : String(error)}`, error)
  }
}
