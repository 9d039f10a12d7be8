import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { type Language, languages } from '@provender/domain/languages'
import {
  type ContentKindName,
  contentKindNames,
  contentKinds,
} from '../features/wholesaler/content/content-kind.ts'
import type { EntryChange } from '../features/wholesaler/content/merge-entry.ts'
import { removeContent, setContent } from '../features/wholesaler/content/set-content.ts'
import type { Command, CommandContext, ExitCode } from './command.ts'
import { contentRefusalText, contentWords, entryRemark } from './content/content-words.ts'
import { splitMarkdown } from './content/markdown-text.ts'
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
    const kind = contentKindNames.find((each) => each === name)
    if (!kind)
      throw mistake(
        `${name === undefined ? '<kind> is missing' : `"${name}" is no content`}; it is banners, pages or faq`,
      )
    for (const option of ['link', 'tone', 'picture', 'starts', 'ends', 'position'] as const)
      if (values[option] !== undefined && !contentWords[kind].options.includes(option))
        throw mistake(`A ${contentWords[kind].one} has no --${option}`)
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
  for (const row of alignedRows(rows)) terminal.say(row)
  if (rows.length === 0) terminal.say('There is none yet.')
}

const outcomeWords = { ADDED: 'is there now.', CHANGED: 'is changed.', UNCHANGED: 'was so already.' }

async function set(
  kind: ContentKindName,
  change: EntryChange,
  { withDatabase, terminal }: CommandContext,
): Promise<void> {
  const language = requireLanguage(change.language)
  const { one } = contentWords[kind]
  const done = await withDatabase((database) => setContent(database, kind, { change, language }))
  if (!done.ok) throw mistake(contentRefusalText(one, done.refusal))
  terminal.say(`The ${one} ${change.code} ${outcomeWords[done.value]}`)
  if (kind !== 'banners') sayRemoved(textsOf(change), terminal)
}

/** What was given, in every language. */
function textsOf({ text, whole }: EntryChange): string {
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

function readFile(path: string | undefined): Pick<EntryChange, 'title' | 'text' | 'whole'> {
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
  kind: ContentKindName,
  code: string,
  { withDatabase, terminal }: CommandContext,
): Promise<void> {
  const removed = await withDatabase((database) => removeContent(database, kind, code))
  if (!removed) throw mistake(`There is no ${contentWords[kind].one} ${code}`)
  terminal.say(`The ${contentWords[kind].one} ${code} is gone.`)
}
