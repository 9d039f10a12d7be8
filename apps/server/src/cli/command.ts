import {
  Command as Program,
  CommanderError,
  type CommandUnknownOpts,
  type Option,
} from '@commander-js/extra-typings'
import type { OpenDb } from '@provender/db/open-db'
import type { Settings } from '../kernel/settings.ts'
import { commandError, isCommandError } from './command-error.ts'
import type { Terminal } from './terminal.ts'

export interface CommandContext {
  readonly settings: Settings
  readonly terminal: Terminal
  readonly nowMs: () => number
  /** Opens and migrates the database, even while a server is running, and closes it after the work. */
  readonly withDatabase: <T>(work: (database: OpenDb) => Promise<T>) => Promise<T>
  /** The same without migrating. The schema may be of an older or a newer version. */
  readonly withDatabaseAsIs: CommandContext['withDatabase']
}

/** 0: done. 1: not done, because of the command line or an obstacle. 2: nothing written, because of the content of the file. */
export type ExitCode = 0 | 1 | 2

export type CommandAction = (database: OpenDb, context: CommandContext) => Promise<void>
export type RunAction = (work: CommandAction) => Promise<void>

export interface CommandTools {
  readonly context: CommandContext
  readonly run: RunAction
  readonly setExitCode: (code: ExitCode) => void
}

export interface Command {
  readonly name: string
  readonly define: (program: Program, tools: CommandTools) => void
}

/** Runs a command and returns its exit code. Prints a command error; throws any other error, which is a bug. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  let exitCode: ExitCode = 0
  const program = new PlainProgram(`npm run ${command.name} --`)
  program
    .exitOverride()
    .enablePositionalOptions()
    .helpOption('-h, --help', 'show this help')
    .configureHelp({ optionDescription })
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.printError(text.trimEnd()),
    })
  let currentPath = pathOf(program)
  program.hook('preAction', (_, part) => {
    currentPath = pathOf(part)
  })
  command.define(program, {
    context,
    run: (work) => context.withDatabase((database) => work(database, context)),
    setExitCode: (code) => {
      exitCode = code
    },
  })
  try {
    await program.parseAsync(args, { from: 'user' })
    return exitCode
  } catch (error) {
    // Commander has printed the help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 1
    if (!isCommandError(error)) throw error
    terminal.printError(error.message)
    terminal.printError(`For help: ${pathOfError.get(error) ?? currentPath} --help`)
    return 1
  }
}

export function refuseUnknownSubcommands(group: CommandUnknownOpts): void {
  group.hook('preSubcommand', () => {
    const [word] = group.args
    const names = group.commands.map((each) => each.name())
    if (word === undefined || word.startsWith('-') || names.includes(word)) return
    const error = commandError(`"${word}" is not one of ${names.join(', ')}`)
    pathOfError.set(error, pathOf(group))
    throw error
  })
}

function optionDescription({ description, defaultValue }: Option): string {
  return typeof defaultValue === 'string' && defaultValue !== ''
    ? `${description} (default: ${defaultValue})`
    : description
}

const pathOfError = new WeakMap<Error, string>()

interface Named {
  readonly parent: Named | null
  readonly name: () => string
}

function pathOf(part: Named): string {
  return part.parent ? `${pathOf(part.parent)} ${part.name()}` : part.name()
}

/** Rewords Commander's argument errors in the style of this command line. */
class PlainProgram extends Program {
  override createCommand(name?: string): Program {
    return new PlainProgram(name)
  }

  override error(message: string, { code }: { readonly code?: string } = {}): never {
    const error = commandError(this.plainMessage(message, code))
    pathOfError.set(error, pathOf(this))
    throw error
  }

  private plainMessage(message: string, code: string | undefined): string {
    const plain = message.replace(/^error: /, '')
    if (code === 'commander.missingArgument') return plain.replace(/^.*'(.+)'$/, '<$1> is missing')
    if (code === 'commander.excessArguments')
      return `Unexpected argument "${this.args[this.registeredArguments.length]}". Quote values that contain spaces.`
    if (code === 'commander.unknownCommand')
      return `"${this.args[0]}" is not one of ${this.commands.map((each) => each.name()).join(', ')}`
    const [first = '', ...hints] = plain.split('\n')
    return [first.charAt(0).toUpperCase() + first.slice(1), ...hints].join(' ')
  }
}
