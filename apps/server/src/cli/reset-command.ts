import { rm } from 'node:fs/promises'
import { countOtherConnections } from '@provender/db/count-connections'
import { dropDatabase } from '@provender/db/drop-database'
import { proofsFolder } from '../features/application/proof-files.ts'
import { claimPicturesFolder } from '../features/claim/picture-files.ts'
import type { Settings } from '../kernel/settings.ts'
import type { Command, CommandContext, ExitCode } from './command.ts'
import { mistake } from './mistake.ts'
import { readArguments, requireWords } from './read-arguments.ts'

const help = `
npm run reset -- [--yes]

Takes the database away: products, prices, stock, companies, baskets, orders, settings, staff. The next start begins with an
empty one, or with the demo wholesaler where DEMO is not 0. The files of applications and claims go with it. Refuses while a server runs. Asks before it does it.

What is not in the database stays: your own pictures in DATA_DIR/pictures, and DATA_DIR/secrets.json. With DATABASE_URL
only Provender's own schemas are taken away; the rest of that database is not touched.

  --yes   do not ask
`

export const resetCommand: Command = { name: 'reset', help, run: runReset }

async function runReset(args: readonly string[], context: CommandContext): Promise<ExitCode> {
  const { settings, terminal } = context
  const { values, positionals } = readArguments(args, { yes: { type: 'boolean', default: false } })
  requireWords(positionals, [])
  if (settings.databaseUrl !== undefined) await refuseBesideServers(settings.databaseUrl, settings)
  if (!values.yes) await confirm(context)
  try {
    await dropDatabase(settings)
  } catch (error) {
    throw mistake(`Nothing was taken away: ${error instanceof Error ? error.message : String(error)}`, error)
  }
  // Whose they were is not known any more.
  for (const folder of [proofsFolder(settings), claimPicturesFolder(settings)])
    await rm(folder, { recursive: true, force: true })
  terminal.say('The database is gone. npm start begins with a new one.')
  return 0
}

async function confirm({ settings, terminal }: CommandContext): Promise<void> {
  if (!terminal.ask) throw mistake('Nobody is there to be asked; --yes does it without asking')
  const where = settings.databaseUrl === undefined ? settings.dataFolder : 'DATABASE_URL'
  const answer = await terminal.ask(
    `Everything in the database of ${where} will be gone. Type yes to go on: `,
  )
  if (answer.trim().toLowerCase() !== 'yes') throw mistake('Nothing was taken away.')
}

/** An embedded database is locked by its server; of a given one only its connections tell. */
async function refuseBesideServers(databaseUrl: string, { dataFolder }: Settings): Promise<void> {
  let others: number
  try {
    others = await countOtherConnections({ databaseUrl, dataFolder })
  } catch (error) {
    throw mistake(
      `The database cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
      error,
    )
  }
  if (others > 0) throw mistake('A server, or another command, is using the database. Stop it first.')
}
