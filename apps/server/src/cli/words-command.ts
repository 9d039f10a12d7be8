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
Provender knows the trade's own words in English, Polish and Turkish: veg, loo roll, ser żółty, tavuk göğsü. Add what only your
customers say, in a text file, an entry a line:

  veg oil = vegetable oil            who says the left also means the right
  ser = cheese, gouda                any of the right will do
  red stuff, reds = tomato ketchup   any of the left says it
  bin bag ~ bin liner ~ sack         each says the others
  # a heading, for you

Capitals, accents and plurals need no entry of their own. Running servers take a change over within two seconds, devices
with their next refresh of the catalogue.`

export const wordsCommand: Command = {
  name: 'words',
  define: (program, { context }) => {
    program
      .description('What your customers say for what you sell, as you added it.')
      .addHelpText('after', after)
    program
      .command('show', { isDefault: true })
      .description('the words that you have added')
      .action(() => show(context))
    program
      .command('set')
      .description('replace them by the words of a file')
      .argument('<file>')
      .action((file) => write(readList(file), context))
    program
      .command('remove')
      .description('remove all of them')
      .action(() => write('', context))
    refuseUnknownSubcommands(program)
  },
}

/** Reads a file and returns its list as it is stored. */
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
    ? `${path} has ${refusal.length} characters; there is room for ${refusal.max}`
    : `"${refusal.entry}" is not an entry like "veg = vegetable" or "bin bag ~ bin liner"; nothing is changed`
}

async function show({ withDatabase, terminal }: CommandContext): Promise<void> {
  const list = await withDatabase(({ db }) => readCustomSynonyms(db))
  terminal.say(list === '' ? 'You have added no words.' : list)
}

async function write(list: string, { withDatabase, terminal }: CommandContext): Promise<void> {
  const written = await withDatabase(({ db }) => setCustomSynonyms(db, list))
  if (!written.ok) throw commandError(refusalText('The list', written.refusal))
  if (!written.value) terminal.say('They are so already.')
  else terminal.say(list === '' ? 'What you added is gone.' : 'Searches read what you added.')
}
