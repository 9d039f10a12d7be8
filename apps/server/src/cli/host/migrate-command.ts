import type { Command as Program } from '@commander-js/extra-typings'
import { migrateApart } from '@provender/db/migrate-apart'
import { namesOfServers } from '../../kernel/servers.ts'
import { commandError } from '../command-error.ts'
import type { CommandTools } from '../command.ts'

export function defineMigrate(program: Program, { context, setExitCode }: CommandTools): void {
  const { terminal } = context
  program
    .command('migrate')
    .description(
      'migrate the database for servers with MIGRATE=wait; the exit status is 0 when servers of this version can start',
    )
    .option('--contract', 'also run what older servers cannot work with, if none of them runs')
    .action(({ contract = false }) =>
      context.withDatabaseAsIs(async (database) => {
        const { migrated, left, olderServers } = await inWords(() =>
          migrateApart(database, { contract, namesOfServers, print: terminal.printError }),
        )
        if (migrated.length > 0) terminal.print(`Migrated: ${migrated.join(', ')}`)
        if (left === undefined) {
          terminal.print('The database is migrated to this version.')
          return
        }
        setExitCode(1)
        terminal.printError(
          olderServers.length > 0
            ? `Older servers run, which cannot work after ${left}. Stop them first: ${olderServers.join(', ')}`
            : `Older servers cannot work after ${left}, nor be started again. Stop them, then run: npm run host -- migrate --contract`,
        )
      }),
    )
}

/** A migration that fails has kept its earlier steps, which the message for other commands denies. */
async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw commandError(`${reason}. What was migrated before stays; run the command again to go on`, error)
  }
}
