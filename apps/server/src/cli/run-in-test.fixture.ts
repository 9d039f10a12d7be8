import type { OpenDb } from '@provender/db/open-db'
import { parseSettings } from '../kernel/settings.ts'
import { type Command, type CommandContext, runCommand } from './command.ts'
import type { Terminal } from './terminal.ts'

export interface CommandResult {
  readonly exitCode: number
  readonly output: readonly string[]
  readonly errors: readonly string[]
}

export interface TerminalInput {
  /** Answers to questions, in order. Without them, the terminal is not interactive. */
  readonly answers?: readonly string[]
  readonly input?: string
  readonly watches?: boolean
}

export async function runInTest(
  command: Command,
  args: readonly string[],
  {
    database,
    person = {},
    environment = {},
    nowMs = Date.parse('2026-05-04T10:00:00Z'),
  }: {
    readonly database?: OpenDb
    readonly person?: TerminalInput
    readonly environment?: Readonly<Record<string, string>>
    readonly nowMs?: number
  },
): Promise<CommandResult> {
  const output: string[] = []
  const errors: string[] = []
  const parsed = parseSettings(environment, '/nowhere')
  if (!parsed.ok) throw new Error(parsed.errors.join())
  const withDatabase: CommandContext['withDatabase'] = (work) => {
    if (!database) throw new Error('The command opened the database')
    return work(database)
  }
  const exitCode = await runCommand(command, args, {
    settings: parsed.settings,
    terminal: fakeTerminal(person, { output, errors }),
    nowMs: () => nowMs,
    withDatabase,
    withDatabaseAsIs: withDatabase,
  })
  return { exitCode, output, errors }
}

function fakeTerminal(
  { answers, input = '', watches = false }: TerminalInput,
  output: { readonly output: string[]; readonly errors: string[] },
): Terminal {
  const left = [...(answers ?? [])]
  const answer = (question: string): Promise<string> => {
    output.errors.push(question)
    return Promise.resolve(left.shift() ?? '')
  }
  return {
    print: (line) => void output.output.push(line),
    printError: (line) => void output.errors.push(line),
    progress: watches ? (line) => void output.errors.push(line) : undefined,
    prompt: answers && answer,
    promptSecretly: answers && answer,
    readInput: () => Promise.resolve(input),
  }
}
