import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { type Language, languages } from '@provender/domain/languages'
import { changeSettings } from '../features/import/wholesaler/change-settings.ts'
import type { Command, CommandContext, ExitCode } from './command.ts'
import { type ContentKind, contentKinds } from './content/content-kind.ts'
import { splitMarkdown } from './content/markdown-text.ts'
import { type GivenEntry, mergeEntry } from './content/merge-entry.ts'
import { mistake } from './mistake.ts'
import { readArguments, requireWords } from './read-arguments.ts'
import { sayRemoved } from './say-removed.ts'
import { alignedRows } from './table.ts'

const help = `
npm run content -- banners|pages|faq                     what there is
npm run content -- banners|pages|faq set <code> [<file>] [options]
npm run content -- banners|pages|faq remove <code>

Banners are the promotions on the home page; pages are texts like about-us, privacy-policy and terms-and-conditions; faq
are questions (title) and answers (text). <code> is your own short name of it, of small letters, digits and dashes; the code
of a page is its address.

<file> is Markdown, its first heading the title and the rest the text, in one language:
  npm run content -- pages set about-us about.md
  npm run content -- pages set about-us o-nas.md --language pl
or JSON with everything at once:
  {"title": {"en": "…", "pl": "…"}, "text": {"en": "…", "pl": "…"}, "link": "/shop?clearance=true"}

  --language <en|pl|tr>    which language title and text are in; en unless said. English must be there.
  --title <words>          instead of a file, or over it
  --text <words>
  --position <number>      banners and faq: lower comes first
  --link <address>         banners: a path of the shop like /shop?category=12, or https://…
  --tone <colour>          banners: butter, blush, mint or ice
  --picture <file name>    banners: up to three, one --picture each
  --starts <date>, --ends <date>   banners: first and last day; none takes one away

What is not said stays as it is. Running servers take a change over within two seconds.
`

export const contentCommand: Command = {
  name: 'content',
  help,
  run: async (args, context): Promise<ExitCode> => {
    const { values, positionals } = readArguments(args, {
      language: { type: 'string' },
      title: { type: 'string' },
      text: { type: 'string' },
      position: { type: 'string' },
      link: { type: 'string' },
      tone: { type: 'string' },
      picture: { type: 'string', multiple: true },
      starts: { type: 'string' },
      ends: { type: 'string' },
    })
    const [name, what = 'list', ...words] = positionals
    const kind = contentKinds[name ?? '']
    if (!kind)
      throw mistake(
        `${name === undefined ? '<kind> is missing' : `"${name}" is no content`}; it is banners, pages or faq`,
      )
    for (const option of ['link', 'tone', 'picture', 'starts', 'ends', 'position'] as const)
      if (values[option] !== undefined && !kind.options.includes(option))
        throw mistake(`A ${kind.one} has no --${option}`)
    switch (what) {
      case 'list':
        requireWords(words, [])
        await list(kind, context)
        return 0
      case 'set': {
        const [code = '', file, ...rest] = words
        requireWords(file === undefined ? words : [code, ...rest], ['code'])
        await set(kind, { code, ...readFile(file), ...values }, context)
        return 0
      }
      case 'remove':
        await remove(kind, requireWords(words, ['code']).code, context)
        return 0
      default:
        throw mistake(`"${what}" is not one of list, set, remove`)
    }
  },
}

async function list(kind: ContentKind, { withDatabase, terminal }: CommandContext): Promise<void> {
  const entries = await withDatabase(({ db }) => kind.read(db))
  const rows = entries.map((entry) => [
    entry.code,
    languages
      .filter((language) => entry.title[language] !== undefined && entry.text[language] !== undefined)
      .join(','),
    entry.title.en,
    kind.remark(entry),
  ])
  for (const row of alignedRows(rows)) terminal.say(row)
  if (rows.length === 0) terminal.say('There is none yet.')
}

async function set(
  kind: ContentKind,
  given: GivenEntry,
  { withDatabase, terminal }: CommandContext,
): Promise<void> {
  const language = requireLanguage(given.language)
  await withDatabase(async (database) => {
    const known = (await kind.read(database.db)).find(({ code }) => code === given.code)
    const write = kind.prepare(mergeEntry(known, given, language))
    const changed = await changeSettings(database, write)
    terminal.say(
      `The ${kind.one} ${given.code} ${changed ? (known ? 'is changed.' : 'is there now.') : 'was so already.'}`,
    )
    if (kind.one !== 'banner') sayRemoved(textsOf(given), terminal)
  })
}

/** What was given, in every language. */
function textsOf({ text, whole }: GivenEntry): string {
  const given: unknown = typeof whole === 'object' && whole !== null && 'text' in whole ? whole.text : text
  const texts: readonly unknown[] =
    typeof given === 'object' && given !== null ? Object.values(given) : [given]
  return texts.filter((each) => typeof each === 'string').join('\n\n')
}

function requireLanguage(given: string | undefined): Language {
  const language = languages.find((each) => each === (given ?? 'en'))
  if (!language) throw mistake(`"${given}" is not one of ${languages.join(', ')}`)
  return language
}

function readFile(path: string | undefined): Pick<GivenEntry, 'title' | 'text' | 'whole'> {
  if (path === undefined) return {}
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) throw mistake(`There is no file ${path}`)
  const content = readFileSync(path, 'utf8')
  switch (extname(path).toLowerCase()) {
    case '.md':
    case '.markdown':
      return splitMarkdown(content)
    case '.json':
      return { whole: parseJson(path, content) }
    default:
      throw mistake(`${path} is neither Markdown (.md) nor JSON (.json)`)
  }
}

function parseJson(path: string, content: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw mistake(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function remove(
  kind: ContentKind,
  code: string,
  { withDatabase, terminal }: CommandContext,
): Promise<void> {
  const removed = await withDatabase((database) => changeSettings(database, (tx) => kind.remove(tx, code)))
  if (!removed) throw mistake(`There is no ${kind.one} ${code}`)
  terminal.say(`The ${kind.one} ${code} is gone.`)
}
