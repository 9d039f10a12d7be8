import type { Command as Program } from '@commander-js/extra-typings'
import {
  countUnlisted,
  olderBesideNewer,
  readServers,
  type SeenServer,
  unlistedText,
} from '../../kernel/servers.ts'
import type { CommandAction, RunAction } from '../command.ts'
import { alignRows, pluralise } from '../table.ts'

export function defineServers(program: Program, run: RunAction): void {
  program
    .command('servers')
    .description('the servers that run on this database, and the jobs that they work on')
    .action(() => run(list))
}

const list: CommandAction = async ({ db }, { terminal }) => {
  const servers = await readServers(db)
  const unlisted = await countUnlisted(db, servers)
  const running = servers.length + unlisted
  if (running === 0) {
    terminal.print('No server runs.')
    return
  }
  terminal.print(running === 1 ? '1 server runs.' : `${running} servers run.`)
  for (const row of alignRows(servers.map(cellsOf))) terminal.print(row)
  for (const warning of [olderBesideNewer(servers), unlistedText(unlisted)])
    if (warning !== undefined) terminal.print(warning)
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
