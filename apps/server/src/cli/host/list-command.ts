import type { Command as Program } from '@commander-js/extra-typings'
import {
  connectionsText,
  countUnlisted,
  hasServerTable,
  readServers,
  type SeenServer,
  unlistedText,
  versionsText,
} from '../../kernel/servers.ts'
import { commandError } from '../command-error.ts'
import type { CommandAction, CommandContext } from '../command.ts'
import { alignRows, pluralise } from '../table.ts'

export function defineList(program: Program, context: CommandContext): void {
  program
    .command('list')
    .description('the servers that run on this database, and the jobs that they work on')
    .action(() => context.withDatabaseAsIs((database) => list(database, context)))
}

const list: CommandAction = async ({ db }, { terminal, settings }) => {
  if (!(await hasServerTable(db))) throw commandError('This database is too old to list its servers')
  const servers = await readServers(db)
  const unlisted = await countUnlisted(db, servers)
  const running = servers.length + unlisted
  if (running === 0) {
    terminal.print('No server runs.')
    return
  }
  terminal.print(running === 1 ? '1 server runs.' : `${running} servers run.`)
  for (const row of alignRows(servers.map(cellsOf))) terminal.print(row)
  const warnings = [
    versionsText(servers),
    unlistedText(unlisted),
    await connectionsText(db, running, settings.databasePool),
  ]
  for (const warning of warnings) if (warning !== undefined) terminal.print(warning)
}

function cellsOf({
  address,
  version,
  schema,
  startedSecondsAgo,
  seenSecondsAgo,
  jobs,
}: SeenServer): readonly string[] {
  return [
    address,
    `version ${version}, schema ${schema}`,
    `started ${agoText(startedSecondsAgo)}`,
    `last seen ${agoText(seenSecondsAgo)}`,
    jobs.length === 0 ? 'no jobs' : `${pluralise(jobs.length, 'job')}: ${jobs.join(', ')}`,
  ]
}

/** `3 s ago`, `5 min ago`, `2 h ago`, `4 d ago` */
function agoText(seconds: number): string {
  if (seconds < 60) return `${seconds} s ago`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h ago`
  return `${Math.floor(seconds / 86_400)} d ago`
}
