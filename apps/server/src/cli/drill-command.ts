import { hasEmbedded } from '@provender/db/embedded/restore-cluster'
import { findBackup } from '../composition/backup/backup-folder.ts'
import { drill, recordDrill } from '../composition/backup/drill.ts'
import { inWords, timeText } from './backup-command.ts'
import { commandError } from './command-error.ts'
import type { Command, CommandContext } from './command.ts'

export const drillCommand: Command = {
  name: 'drill',
  define: (program, { context }) => {
    program
      .description(
        'Restores the newest backup in a folder, or the one that is named, beside everything, checks it and removes it again.',
      )
      .argument('<folder>')
      .action((folder) => run(folder, context))
  },
}

async function run(folder: string, context: CommandContext): Promise<void> {
  const { settings, terminal } = context
  const backup = await inWords('The backup cannot be read', () => findBackup(folder))
  const { startedAtMs } = backup.manifest
  const { faults, seconds } = await inWords('The drill did not finish', () => drill(backup, settings))
  for (const fault of faults) terminal.printError(fault)
  if (faults.length > 0) throw commandError(`The backup ${backup.folder} does not restore the whole shop`)
  const minutes = Math.round((context.nowMs() - startedAtMs) / 60_000)
  terminal.print(
    `The backup of ${timeText(startedAtMs)} is whole. It was restored and checked in ${seconds} s.`,
  )
  terminal.print(`A restore now would lose the last ${minutes} min.`)
  if (settings.databaseUrl === undefined && !hasEmbedded(settings.dataFolder))
    return terminal.print('This machine has no shop in which the drill could be recorded.')
  await context.withDatabase(({ db }) => recordDrill(db))
}
