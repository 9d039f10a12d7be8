import { type Command as Program, Option } from '@commander-js/extra-typings'
import type { OpenDb } from '@provender/db/open-db'
import { countFiles } from '../../kernel/files/count-files.ts'
import { isKnownPlace } from '../../kernel/files/file-place.ts'
import { type FileStore, type FileStores, FileUnavailable } from '../../kernel/files/file-store.ts'
import { type Moved, moveFiles } from '../../kernel/files/move-files.ts'
import { openFileStores } from '../../kernel/files/open-file-stores.ts'
import { commandError } from '../command-error.ts'
import {
  type CommandAction,
  type CommandContext,
  refuseUnknownSubcommands,
  type RunAction,
} from '../command.ts'
import { alignRows } from '../table.ts'

export function defineFiles(program: Program, run: RunAction): void {
  const group = program
    .command('files')
    .description('the files of applications and claims, the issued documents, and where they are')
  group
    .command('list', { isDefault: true })
    .description('how many files each store has')
    .action(() => run(list))
  group
    .command('move')
    .description('move all files to the disk or to S3, while servers run')
    .addOption(new Option('--to <store>', '').choices(['disk', 's3'] as const).makeOptionMandatory())
    .action(({ to }) => run(move(to)))
  refuseUnknownSubcommands(group)
}

const list: CommandAction = async ({ db }, { terminal, settings }) => {
  const { all, current } = openFileStores(settings)
  const lines = (await countFiles(db)).map(({ store, files, bytes, missing }) => [
    all.find(({ name }) => name === store)?.place ?? store,
    counted(files, bytes),
    missing > 0 ? `${missing} missing or damaged` : '',
  ])
  for (const line of alignRows(lines)) terminal.print(line)
  terminal.print(`New files go to ${current.place}.`)
}

function move(to: 'disk' | 's3'): CommandAction {
  return async ({ db }, { terminal, settings }) => {
    const files = openFileStores(settings)
    const target = files.all.find(({ name }) => name === to)
    if (!target) throw commandError('There is no bucket. Set S3_BUCKET, as at the servers')
    if (target !== files.current)
      throw commandError(`New files go to ${files.current.place}. Set FILES=${to} at all servers first`)
    const { files: count, bytes, failed } = await moveInWords({ db, files, terminal }, target)
    terminal.print(`Moved ${counted(count, bytes)} to ${target.place}.`)
    if (failed.length > 0)
      throw commandError(`${failed.length} files are missing or damaged, and stay: ${failed.join(', ')}`)
  }
}

async function moveInWords(
  {
    db,
    files,
    terminal,
  }: Pick<OpenDb, 'db'> & Pick<CommandContext, 'terminal'> & { readonly files: FileStores },
  target: FileStore,
): Promise<Moved> {
  const log = { error: (_facts: unknown, text?: string) => terminal.printError(text ?? '') }
  try {
    if (!(await isKnownPlace(db, target)))
      throw commandError(`No server of this database uses ${target.place}. Restart the servers with it first`)
    const moved = await moveFiles({ db, files, log }, target)
    if (!moved) throw commandError('Files are being moved already')
    return moved
  } catch (error) {
    if (!(error instanceof FileUnavailable)) throw error
    throw commandError(`${error.message}. Run the command again: it goes on where it stopped`, error)
  }
}

function counted(files: number, bytes: number): string {
  return `${files} ${files === 1 ? 'file' : 'files'} (${(bytes / 1_000_000).toFixed(1)} MB)`
}
