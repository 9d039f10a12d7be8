import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The code of Esperanto: Intl knows it, and the shop will never be translated into it. */
export const madeUpLanguage = 'eo'

/** Copies files of the project, with links to the installed packages. Links to workspaces go to their copies. */
export function copyProject(root: string, files: readonly string[], copy: string): void {
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  for (const modules of ['node_modules', ...globSync('apps/*/node_modules', { cwd: root })])
    linkPackages(join(root, modules), join(copy, modules))
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from))
    if (entry === '@provender')
      cpSync(join(from, entry), join(to, entry), { recursive: true, verbatimSymlinks: true })
    // What a build has left belongs to the original. Without the mark, the copy would install all packages during its tests.
    else if (!entry.startsWith('.') || entry === '.bin' || entry === '.provender-lock')
      symlinkSync(join(from, entry), join(to, entry))
}

/** Adds a language as CONTRIBUTING.md says: a row, and PO files. Both are the English ones with accents. */
export function addMadeUpLanguage(folder: string): void {
  const list = join(folder, 'packages/domain/src/languages.ts')
  const content = readFileSync(list, 'utf8')
  const english = /^ {2}en: \{\n[^]*?^ {2}\},\n/m.exec(content)?.[0]
  if (english === undefined) throw new Error('languages.ts has no row for English')
  const row = english
    .replace('en: {', `${madeUpLanguage}: {`)
    .replace(/(?<!codePage: )'[^']*'/g, (text) => withAccents(text))
  writeFileSync(
    list,
    content.replace(english, () => english + row),
  )
  for (const path of globSync('{apps,packages}/*/src/locales/**/en.po', { cwd: folder })) {
    const file = join(folder, path)
    writeFileSync(join(dirname(file), `${madeUpLanguage}.po`), translatedFile(readFileSync(file, 'utf8')))
  }
}

function translatedFile(english: string): string {
  const [header = '', ...entries] = english.split('\n\n')
  return [
    header.replace('Language: en', `Language: ${madeUpLanguage}`),
    ...entries.map(translatedEntry),
  ].join('\n\n')
}

/** The translation is the last part of an entry, and may have several lines. */
function translatedEntry(entry: string): string {
  return entry.replace(/(?<=\nmsgstr )[^]*$/, (text) => {
    const accented = withAccents(text)
    // Every translation differs from the English text.
    return accented === text ? text.replace(/"(?=\n*$)/, 'ˆ"') : accented
  })
}

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
}

/** Leaves escapes, tags and placeholders as they are: in a plural, the text is two braces deep. */
function withAccents(text: string): string {
  let depth = 0
  return text.replace(/\\.|<[^>]*>|[{}]|[a-z]/gi, (part) => {
    if (part === '{') depth += 1
    if (part === '}') depth -= 1
    return depth % 2 === 0 ? (accents[part] ?? part) : part
  })
}
