import { readFileSync, statSync } from 'node:fs'
import {
  checkCustomSynonyms,
  readCustomSynonyms,
  setCustomSynonyms,
  type SynonymsRefusal,
} from '../features/catalogue/custom-synonyms.ts'
import { commandError } from './command-error.ts'
import { type Command, type CommandContext, refuseUnknownSubcommands } from './command.ts'

const after = `
Provender already knows the common words of the trade in English, Polish and Turkish: veg, loo roll, ser żółty, tavuk göğsü.
Put the words that only your customers use into a text file, one entry per line:

  veg oil = vegetable oil            a search for the left also finds the right
  ser = cheese, gouda                a search for the left also finds any of the right
  red stuff, reds = tomato ketchup   a search for any of the left also finds the right
  bin bag ~ bin liner ~ sack         a search for one also finds the others
  # a comment

Capitals, accents and plurals need no entries of their own. Running servers apply changes within two seconds, and devices
when they next refresh the catalogue.`

export const wordsCommand: Command = {
  name: 'words',
  define: (program, { context }) => {
    program
      .description('Your own synonyms for the search: the words that your customers use.')
      .addHelpText('after', after)
    program
      .command('show', { isDefault: true })
      .description('show your synonyms')
      .action(() => show(context))
    program
      .command('set')
      .description('replace all of them with the synonyms in a file')
      .argument('<file>')
      .action((file) => write(readList(file), context))
    program
      .command('remove')
      .description('remove all of them')
      .action(() => write('', context))
    refuseUnknownSubcommands(program)
  },
}

function readList(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true)
    throw commandError(`There is no file ${path}`)
  const list = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim()
  const checked = checkCustomSynonyms(list)
  if (!checked.ok) throw commandError(refusalText(path, checked.refusal))
  return checked.value
}

function refusalText(path: string, refusal: SynonymsRefusal): string {
  return refusal.type === 'TOO_LONG'
    ? `${path} has ${refusal.length} characters; the maximum is ${refusal.max}`
    : `"${refusal.entry}" is not an entry like "veg = vegetable" or "bin bag ~ bin liner". Nothing was changed`
}

async function show({ withDatabase, terminal }: CommandContext): Promise<void> {
  const list = await withDatabase(({ db }) => readCustomSynonyms(db))
  terminal.print(list === '' ? 'There are no synonyms.' : list)
}

async function write(list: string, { withDatabase, terminal }: CommandContext): Promise<void> {
  const written = await withDatabase(({ db }) => setCustomSynonyms(db, list))
  if (!written.ok) throw commandError(refusalText('The list', written.refusal))
  if (!written.value) terminal.print('No change to the synonyms.')
  else terminal.print(list === '' ? 'Removed the synonyms.' : 'The search now uses these synonyms.')
}
