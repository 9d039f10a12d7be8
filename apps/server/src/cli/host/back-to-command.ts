import type { Command as Program } from '@commander-js/extra-typings'
import { readVersionsServed, type VersionsServed } from '@provender/db/versions-served'
import { commandError } from '../command-error.ts'
import type { CommandTools } from '../command.ts'

export function defineBackTo(program: Program, { context, setExitCode }: CommandTools): void {
  program
    .command('back-to')
    .description(
      'say whether servers of an older version can be started again; the exit status is 0 if they can, else 1',
    )
    .argument('<schema>', 'the schema of that version, as "list" shows it')
    .action((text) =>
      context.withDatabaseAsIs(async ({ db }) => {
        const { isPossible, answer } = answerFor(readSchema(text), await readVersionsServed(db))
        context.terminal.print(answer)
        setExitCode(isPossible ? 0 : 1)
      }),
    )
}

function readSchema(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw commandError(
    `"${text}" is not a schema such as 67. "npm run host -- list" shows it beside the version`,
  )
}

function answerFor(
  schema: number,
  served: VersionsServed | undefined,
): { readonly isPossible: boolean; readonly answer: string } {
  const no = (answer: string) => ({ isPossible: false, answer })
  if (!served) return no('No server can be started again: nothing has migrated this database yet.')
  const { oldest, newest, oldestName, isHalfWay } = served
  const has = `The database has schema ${newest}`
  if (isHalfWay)
    return no(
      `${has}, and a migration after it has stopped half-way. First finish it with the newer version: npm run host -- migrate`,
    )
  if (schema > newest) return no(`${has}, which is older. A server of schema ${schema} migrates it first.`)
  if (schema < oldest)
    return no(
      `No. ${has}, and ${oldestName} has changed what servers of schema ${schema} use. Restore a backup from before it.`,
    )
  return { isPossible: true, answer: `Yes. ${has}, which serves servers of schema ${oldest} to ${newest}.` }
}
