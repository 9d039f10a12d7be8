import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../sources.ts'

const shop = join(root, 'apps/shop')
const locales = join(shop, 'src/locales')

/** The texts that lack a translation, as `file: text`. */
function untranslated(file: string, content: string): readonly string[] {
  return content.split('\n\n').flatMap((entry) => {
    const id = /^msgid "(.+)"$/m.exec(entry)?.[1]
    return id !== undefined && /^msgstr ""$/m.test(entry) && !/^"/m.test(entry)
      ? [`${file} has no words for: ${id}`]
      : []
  })
}

// Extracted anew into a copy: the committed files must be what the sources say, with nothing left untranslated.
const copy = mkdtempSync(join(tmpdir(), 'provender-words-'))
try {
  cpSync(locales, copy, { recursive: true })
  const extracted = spawnSync('lingui', ['extract', '--clean'], {
    cwd: shop,
    env: { ...process.env, WORDS_FOLDER: copy },
    encoding: 'utf8',
  })
  const problems = extracted.status === 0 ? [] : [extracted.stdout + extracted.stderr]
  for (const file of globSync('**/*.po', { cwd: locales })) {
    const committed = readFileSync(join(locales, file), 'utf8')
    if (committed !== readFileSync(join(copy, file), 'utf8'))
      problems.push(`${file} is not what the sources say: npx lingui extract --clean, in apps/shop`)
    if (basename(file) !== 'en.po') problems.push(...untranslated(file, committed))
  }
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  rmSync(copy, { recursive: true })
}
