import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import type { Command as Program } from '@commander-js/extra-typings'
import { type Language, languages } from '@provender/domain/languages'
import { type ContentKindName, contentKindNames, contentKinds } from '../features/content/content-kind.ts'
import type { EntryChange } from '../features/content/merge-entry.ts'
import { removeContent, setContent } from '../features/content/set-content.ts'
import { commandError } from './command-error.ts'
import { type Command, type CommandContext, refuseUnknownSubcommands } from './command.ts'
import { contentRefusalText, contentLabels, entryRemark } from './content/content-labels.ts'
import { splitMarkdown } from './content/markdown-text.ts'
import { reportRemoved } from './report-removed.ts'
import { alignRows } from './table.ts'

const intro = [
  'Changes the texts of the shop. Banners are promotions on the home page.',
  'Pages are texts like about-us, privacy-policy and terms-and-conditions.',
  'FAQ entries are questions (title) and answers (text).',
  'Running servers apply changes within two seconds.',
].join(' ')

const afterSet = `
<file> is a Markdown file in one language. Its first heading is the title, and the rest is the text:
  npm run content -- pages set about-us about.md
  npm run content -- pages set about-us o-nas.md --language pl
Or it is a JSON file with the whole entry in all languages:
  {"title": {"en": "…", "pl": "…"}, "text": {"en": "…", "pl": "…"}, "link": "/shop?clearance=true"}

A JSON file replaces the whole entry. Otherwise, fields that you leave out keep their values.`

export const contentCommand: Command = {
  name: 'content',
  define: (program, { context }) => {
    program.description(intro)
    for (const kind of contentKindNames) defineKind(program, kind, context)
  },
}

function defineKind(program: Program, kind: ContentKindName, context: CommandContext): void {
  const { one, about, options } = contentLabels[kind]
  const group = program.command(kind).description(about)
  group
    .command('list', { isDefault: true })
    .description(`list every ${one}`)
    .action(() => list(kind, context))
  const set = group
    .command('set')
    .description(`add or change a ${one}`)
    .argument(
      '<code>',
      'a short name of your choice: lower-case letters, digits and hyphens; for a page, its address',
    )
    .argument('[file]', 'Markdown (.md) or JSON (.json)')
    .option('--language <language>', `the language of title and text: ${languages.join(', ')}`, 'en')
    .option('--title <text>', 'the title; replaces the one in the file')
    .option('--text <text>', 'the text; replaces the one in the file')
    .addHelpText('after', afterSet)
  // Their values are among the options that the action receives.
  for (const option of options) set.addOption(option())
  set.action((code, file, values) => setEntry(kind, { code, ...readFile(file), ...values }, context))
  group
    .command('remove')
    .description(`remove a ${one}`)
    .argument('<code>')
    .action((code) => remove(kind, code, context))
  refuseUnknownSubcommands(group)
}

async function list(kind: ContentKindName, { withDatabase, terminal }: CommandContext): Promise<void> {
  const entries = await withDatabase(({ db }) => contentKinds[kind].read(db))
  const rows = entries.map((entry) => [
    entry.code,
    languages
      .filter((language) => entry.title[language] !== undefined && entry.text[language] !== undefined)
      .join(','),
    entry.title.en,
    entryRemark(entry),
  ])
  for (const row of alignRows(rows)) terminal.print(row)
  if (rows.length === 0) terminal.print('There are no entries yet.')
}

const outcomeTexts = { ADDED: 'Added', CHANGED: 'Changed', UNCHANGED: 'No change to' }

async function setEntry(
  kind: ContentKindName,
  change: EntryChange,
  { withDatabase, terminal }: CommandContext,
): Promise<void> {
  const language = requireLanguage(change.language)
  const { one } = contentLabels[kind]
  const done = await withDatabase((database) => setContent(database, kind, { change, language }))
  if (!done.ok) throw commandError(contentRefusalText(one, done.refusal))
  terminal.print(`${outcomeTexts[done.value]} the ${one} ${change.code}.`)
  if (kind !== 'banners') reportRemoved(textsOf(change), terminal)
}

/** All languages of the text on the command line. */
function textsOf({ text, replacement }: EntryChange): string {
  const content: unknown =
    typeof replacement === 'object' && replacement !== null && 'text' in replacement ? replacement.text : text
  const texts: readonly unknown[] =
    typeof content === 'object' && content !== null ? Object.values(content) : [content]
  return texts.filter((each) => typeof each === 'string').join('\n\n')
}

function requireLanguage(code: string | undefined): Language {
  const language = languages.find((each) => each === code)
  if (!language) throw commandError(`"${code}" is not one of ${languages.join(', ')}`)
  return language
}

function readFile(path: string | undefined): Pick<EntryChange, 'title' | 'text' | 'replacement'> {
  if (path === undefined) return {}
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true)
    throw commandError(`There is no file ${path}`)
  const content = readFileSync(path, 'utf8')
  switch (extname(path).toLowerCase()) {
    case '.md':
    case '.markdown':
      return splitMarkdown(content)
    case '.json':
      return { replacement: parseJson(path, content) }
    default:
      throw commandError(`${path} is neither Markdown (.md) nor JSON (.json)`)
  }
}

function parseJson(path: string, content: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw commandError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function remove(
  kind: ContentKindName,
  code: string,
  { withDatabase, terminal }: CommandContext,
): Promise<void> {
  const removed = await withDatabase((database) => removeContent(database, kind, code))
  if (!removed) throw commandError(`There is no ${contentLabels[kind].one} ${code}`)
  terminal.print(`Removed the ${contentLabels[kind].one} ${code}.`)
}
