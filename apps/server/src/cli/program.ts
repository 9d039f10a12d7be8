import { joinDb } from '@provender/db/join-db'
import { migrate } from '@provender/db/migrate'
import type { OpenDb } from '@provender/db/open-db'
import { type Clock, openDatabaseClock } from '../kernel/clock.ts'
import { readSettings, type Settings } from '../kernel/settings.ts'
import { commandError, isCommandError } from './command-error.ts'
import { type Command, type CommandContext, type ExitCode, runCommand } from './command.ts'
import { openTerminal, type Terminal } from './terminal.ts'

export async function runProgram(command: Command): Promise<void> {
  const terminal = openTerminal()
  const parsed = readSettings()
  process.exitCode = parsed.ok
    ? await runCommand(command, process.argv.slice(2), contextOf(parsed.settings, terminal))
    : printErrors(parsed.errors, terminal)
}

function printErrors(errors: readonly string[], terminal: Terminal): ExitCode {
  terminal.printError('Invalid settings in the environment:')
  for (const error of errors) terminal.printError(`  ${error}`)
  return 1
}

function contextOf(settings: Settings, terminal: Terminal): CommandContext {
  let clock: Clock = { nowMs: () => Date.now() }
  const withDatabase =
    (opening: (database: OpenDb) => Promise<void>): CommandContext['withDatabase'] =>
    async (work) => {
      const database = await open(settings, opening)
      const stopListening = closeOnSignals(database)
      try {
        const databaseClock = await openDatabaseClock(database.db)
        databaseClock.stop()
        clock = databaseClock
        return await work(database)
      } catch (error) {
        throw !isCommandError(error) && isLost(error)
          ? commandError(
              `Lost the database connection. Nothing was written. Run the command again. (${messageOf(error)})`,
              error,
            )
          : error
      } finally {
        stopListening()
        await database.close()
      }
    }
  return {
    settings,
    terminal,
    nowMs: () => clock.nowMs(),
    withDatabase: withDatabase(async (database) => {
      const migrated = await migrate(database, { besideServers: 'REFUSED' })
      if (migrated.length > 0) terminal.printError(`Migrated: ${migrated.join(', ')}`)
    }),
    withDatabaseAsIs: withDatabase(() => Promise.resolve()),
  }
}

async function open(
  { databaseUrl, dataFolder, databaseDurability }: Settings,
  opening: (database: OpenDb) => Promise<void>,
): Promise<OpenDb> {
  try {
    const durability = databaseDurability === 'engine' ? 'engine' : 'disk'
    const database = await joinDb({ databaseUrl, dataFolder, durability, poolSize: 2, log: () => {} })
    await opening(database)
    return database
  } catch (error) {
    throw commandError(`The database cannot be opened: ${messageOf(error)}`, error)
  }
}

/** Closing the connection rolls back an open transaction. An embedded Postgres is shut down cleanly. */
function closeOnSignals(database: OpenDb): () => void {
  const end = (signal: NodeJS.Signals): void => {
    void database.close().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143))
  }
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, end)
  return () => {
    for (const signal of signals) process.off(signal, end)
  }
}

/** True if Postgres ended the connection, or it broke. */
function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    code.startsWith('57P') ||
    code.startsWith('08') ||
    /^(?:ECONN|EPIPE|ENOENT)/.test(code) ||
    /connection (?:error|terminated|ended)/i.test(error.message)
  )
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
