import { existsSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { categoryImporter } from '../features/import/categories/category-importer.ts'
import { companyImporter } from '../features/import/companies/company-importer.ts'
import { faultText } from '../features/import/faults/fault-text.ts'
import { importFile, type ImportListener, type ImportOutcome } from '../features/import/import-file.ts'
import type { Importer } from '../features/import/importer.ts'
import type { FileInspection } from '../features/import/inspect-file.ts'
import { inspectionText } from '../features/import/inspection-text.ts'
import { priceImporter } from '../features/import/prices/price-importer.ts'
import type { Problem, Problems } from '../features/import/problems.ts'
import { productImporter } from '../features/import/products/product-importer.ts'
import { siteImporter } from '../features/import/sites/site-importer.ts'
import type { ImportCounts } from '../features/import/staging.ts'
import { stockImporter } from '../features/import/stock/stock-importer.ts'
import { pictureFolders } from '../features/picture/open-pictures.ts'
import { commandError } from './command-error.ts'
import type { Command, CommandContext, ExitCode } from './command.ts'
import { pluralise, formatCount } from './table.ts'
import type { Terminal } from './terminal.ts'

const importers = new Map<string, Importer>([
  ['products', productImporter],
  ['prices', priceImporter],
  ['stock', stockImporter],
  ['companies', companyImporter],
  ['sites', siteImporter],
  ['categories', categoryImporter],
])
const names = [...importers.keys()].join(', ')
const maxShown = 50

const after = `
Updates existing rows by code and adds new ones. Leaves all other rows unchanged. The same file can be imported again and
again. docs/import.md lists the columns of each kind.

Exit codes: 0 for success, 1 for an invalid command or an unreachable database, 2 if nothing was written because of errors
in the file.`

export const importCommand: Command = {
  name: 'import',
  define: (program, { context, setExitCode }) => {
    program
      .description('Imports a file that your own system exports.')
      .argument('<kind>', `one of ${names}`)
      .argument('<file>', 'a CSV file')
      .option('--check', 'print the result without writing anything', false)
      .option(
        '--skip-bad',
        'skip bad lines and write the others; without it, one bad line rejects the whole file',
        false,
      )
      .option(
        '--report <file>',
        `write all errors and warnings to this file; the screen shows at most ${maxShown} of each`,
      )
      .option(
        '--encoding <name>',
        'encoding of the file, e.g. windows-1250; without it, the import detects the encoding',
      )
      .addHelpText('after', after)
      .action(async (kind, file, options) => {
        setExitCode(await runImport({ kind, file, ...options }, context))
      })
  },
}

interface ImportOptions {
  readonly kind: string
  readonly file: string
  readonly check: boolean
  readonly skipBad: boolean
  readonly report?: string
  readonly encoding?: string
}

async function runImport(
  { kind, file, check, skipBad, report, encoding }: ImportOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  const importer = importers.get(kind)
  if (!importer) throw commandError(`"${kind}" cannot be imported; choose one of ${names}`)
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw commandError(`There is no file ${file}`)
  const folders = pictureFolders(context.settings.dataFolder)
  const startedAt = performance.now()
  let assumed: readonly string[] = []
  const outcome = await context.withDatabase((database) =>
    importFile(database, {
      importer,
      path: file,
      check,
      skipBad,
      nowMs: context.nowMs(),
      encoding,
      hasPicture: (name) => folders.some((folder) => existsSync(join(folder, name))),
      listener: listenerOn(terminal, (inspection) => {
        assumed = inspectionText(inspection, basename(file), 'en')
        return assumed
      }),
    }),
  )
  terminal.progress?.('')
  const seconds = (performance.now() - startedAt) / 1000
  if (outcome.type !== 'UNUSABLE' && report !== undefined)
    await writeFile(
      report,
      [...assumed, ...outcome.problems.all().map(problemText)].map((text) => `${text}\n`).join(''),
    )
  return printOutcome(outcome, { terminal, file, seconds })
}

function listenerOn(
  { printError, progress }: Terminal,
  describeInspection: (inspection: FileInspection) => readonly string[],
): ImportListener {
  let all = 0
  return {
    inspected: (inspection) => {
      all = inspection.rows
      for (const line of describeInspection(inspection)) printError(line)
    },
    waiting: () => printError('Waiting for another import to finish …'),
    progress: (done) => {
      if (progress)
        progress(`${bar(all === 0 ? 1 : done / all)}  ${formatCount(done)} of ${pluralise(all, 'row')}`)
      else if (done % 5000 === 0 && done > 0) printError(`${formatCount(done)} of ${pluralise(all, 'row')}`)
    },
  }
}

const barWidth = 30

function bar(share: number): string {
  const filled = Math.round(Math.min(1, share) * barWidth)
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${Math.floor(Math.min(1, share) * 100)} %`
}

function printOutcome(
  outcome: ImportOutcome,
  {
    terminal,
    file,
    seconds,
  }: { readonly terminal: Terminal; readonly file: string; readonly seconds: number },
): ExitCode {
  if (outcome.type === 'UNUSABLE') {
    terminal.printError(`${file}: ${faultText(outcome.fault, 'en')}.`)
    terminal.printError('Nothing was written.')
    return 2
  }
  printProblems(outcome.problems, terminal)
  for (const counts of outcome.counts) terminal.print(summary(counts))
  const { problems } = outcome
  terminal.print(
    `${pluralise(problems.badLines(), 'bad line')}, ${pluralise(problems.warnings(), 'warning')}, ${seconds.toFixed(1)} seconds`,
  )
  switch (outcome.type) {
    case 'REFUSED':
      terminal.print('Nothing was written. Correct the bad lines, or skip them with --skip-bad.')
      return 2
    case 'CHECKED':
      terminal.print('Nothing was written: this was a check.')
      return 0
    case 'WRITTEN':
      terminal.print('Written.')
      return 0
  }
}

function summary({ owner: kind, ...counts }: ImportCounts): string {
  const parts = [
    `${formatCount(counts.new)} new`,
    `${formatCount(counts.changed)} changed`,
    `${formatCount(counts.same)} unchanged`,
  ]
  if (counts.removed > 0) parts.push(`${formatCount(counts.removed)} removed`)
  return `${kind}: ${parts.join(', ')}`
}

function printProblems(problems: Problems, { printError }: Terminal): void {
  for (const kind of ['bad', 'warning'] as const) {
    const all = problems.all().filter((problem) => problem.kind === kind)
    for (const problem of all.slice(0, maxShown)) printError(problemText(problem))
    const more = all.length - maxShown
    if (more > 0)
      printError(
        `… and ${pluralise(more, kind === 'bad' ? 'more' : 'more warning', kind === 'bad' ? 'more' : 'more warnings')} (--report <file> writes them all)`,
      )
  }
}

function problemText({ line, kind, fault }: Problem): string {
  return `line ${line}: ${kind === 'warning' ? 'warning: ' : ''}${faultText(fault, 'en')}`
}
