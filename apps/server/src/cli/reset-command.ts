import { rm } from 'node:fs/promises'
import { countOtherConnections } from '@provender/db/count-connections'
import { dropDatabase } from '@provender/db/drop-database'
import { supportingDocumentsFolder } from '../features/application/supporting-document-files.ts'
import { claimPicturesFolder } from '../features/claim/picture-files.ts'
import type { Settings } from '../kernel/settings.ts'
import { commandError } from './command-error.ts'
import type { Command, CommandContext } from './command.ts'

const about = `Deletes the database: products, prices, stock, companies, baskets, orders, settings, staff. The next start begins with an
empty one, or with the demo wholesaler where DEMO is not 0. The files of applications and claims go with it. Refuses
while a server runs. Asks first.

It keeps the files: your pictures in DATA_DIR/pictures, and DATA_DIR/secrets.json. With DATABASE_URL
only Provender's own schemas are deleted; the rest of that database is not touched.`

export const resetCommand: Command = {
  name: 'reset',
  define: (program, { context }) => {
    program
      .description(about)
      .option('--yes', 'do not ask', false)
      .action(({ yes }) => runReset(yes, context))
  },
}

async function runReset(isSure: boolean, context: CommandContext): Promise<void> {
  const { settings, terminal } = context
  if (settings.databaseUrl !== undefined) await refuseBesideServers(settings.databaseUrl, settings)
  if (!isSure) await confirm(context)
  try {
    await dropDatabase(settings)
  } catch (error) {
    throw commandError(
      `Nothing was taken away: ${error instanceof Error ? error.message : String(error)}`,
      error,
    )
  }
  // The rows that these files belong to are deleted.
  for (const folder of [supportingDocumentsFolder(settings), claimPicturesFolder(settings)])
    await rm(folder, { recursive: true, force: true })
  terminal.say('The database is gone. npm start begins with a new one.')
}

async function confirm({ settings, terminal }: CommandContext): Promise<void> {
  if (!terminal.prompt) throw commandError('Nobody is there to be asked; --yes does it without asking')
  const location = settings.databaseUrl === undefined ? settings.dataFolder : 'DATABASE_URL'
  const answer = await terminal.prompt(
    `Everything in the database of ${location} will be gone. Type yes to go on: `,
  )
  if (answer.trim().toLowerCase() !== 'yes') throw commandError('Nothing was taken away.')
}

/** An embedded database is locked by its server. Servers on a given database show only as connections. */
async function refuseBesideServers(databaseUrl: string, { dataFolder }: Settings): Promise<void> {
  let others: number
  try {
    others = await countOtherConnections({ databaseUrl, dataFolder })
  } catch (error) {
    throw commandError(
      `The database cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
      error,
    )
  }
  if (others > 0) throw commandError('A server, or another command, is using the database. Stop it first.')
}
