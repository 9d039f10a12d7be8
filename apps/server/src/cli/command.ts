import type { OpenDb } from '@provender/db/open-db'
import type { Settings } from '../kernel/settings.ts'
import { isMistake } from './mistake.ts'
import type { Terminal } from './terminal.ts'

/** What a command is given. */
export interface CommandContext {
  readonly settings: Settings
  readonly terminal: Terminal
  readonly nowMs: () => number
  /** Opens the database, also beside a running server, brings it up to date, and closes it after the work. */
  readonly withDatabase: <T>(work: (database: OpenDb) => Promise<T>) => Promise<T>
}

/** 0: done. 1: not done, a mistake or an obstacle. 2: nothing written because of what the file holds. */
export type ExitCode = 0 | 1 | 2

export interface Command {
  /** As in `npm run <name>`. */
  readonly name: string
  /** All there is to know, for --help. */
  readonly help: string
  readonly run: (args: readonly string[], context: CommandContext) => Promise<ExitCode>
}

/** Runs a command to its exit code. Mistakes are told in a line; anything else that is thrown is a bug and thrown on. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  if (args.includes('--help') || args.includes('-h')) {
    terminal.say(command.help.trim())
    return 0
  }
  try {
    return await command.run(args, context)
  } catch (error) {
    if (!isMistake(error)) throw error
    terminal.complain(error.message)
    terminal.complain(`(npm run ${command.name} -- --help says more.)`)
    return 1
  }
}
