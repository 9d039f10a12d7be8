import { countOtherConnections } from '@provender/db/count-connections'
import { dropDatabase } from '@provender/db/drop-database'
import { createDiskStore } from '../kernel/files/disk-store.ts'
import { folderOfKind, idInKey } from '../kernel/files/file-key.ts'
import type { Settings } from '../kernel/settings.ts'
import { commandError } from './command-error.ts'
import type { Command, CommandContext } from './command.ts'

const deletes = [
  'Deletes the database: products, prices, stock, companies, baskets, orders, settings, staff.',
  'Also deletes the files of applications and claims, and the issued documents, in DATA_DIR.',
  'The next start creates an empty database, or the demo wholesaler unless DEMO is 0.',
  'Refuses while a server is running. Asks for confirmation.',
].join(' ')

const keeps = [
  'Keeps your pictures in DATA_DIR/pictures, and DATA_DIR/secrets.json.',
  "With DATABASE_URL, only Provender's own schemas are deleted; the rest of that database stays unchanged.",
].join(' ')

export const resetCommand: Command = {
  name: 'reset',
  define: (program, { context }) => {
    program
      .description(`${deletes}\n\n${keeps}`)
      .option('--yes', 'do not ask for confirmation', false)
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
      `Nothing was deleted: ${error instanceof Error ? error.message : String(error)}`,
      error,
    )
  }
  // The rows that these files belong to are deleted. A bucket may serve another installation, of which this one is a copy.
  const disk = createDiskStore(settings.dataFolder)
  for (const folder of Object.values(folderOfKind))
    for await (const { key } of disk.list(folder)) if (idInKey(key) !== undefined) await disk.remove(key)
  if (settings.s3) terminal.print(`The files in the bucket ${settings.s3.bucket} stay.`)
  terminal.print('Deleted the database. npm start creates a new one.')
}

async function confirm({ settings, terminal }: CommandContext): Promise<void> {
  if (!terminal.prompt)
    throw commandError('Cannot ask for confirmation here. Add --yes to delete without asking')
  const location = settings.databaseUrl === undefined ? `in ${settings.dataFolder}` : 'at DATABASE_URL'
  const answer = await terminal.prompt(
    `This deletes everything in the database ${location}. Type yes to continue: `,
  )
  if (answer.trim().toLowerCase() !== 'yes') throw commandError('Nothing was deleted.')
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
