import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../sources.ts'
import { problemsOf } from './read-words.ts'
import { wordsAlike } from './words-alike.ts'

const shop = join(root, 'apps/shop')
const locales = join(shop, 'src/locales')

// Extracts into a copy: the committed files must match the sources, with nothing left untranslated.
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
  }
  for (const language of ['pl', 'tr'] as const) {
    const files = globSync(`**/${language}.po`, { cwd: locales }).map(
      (file) => [file, readFileSync(join(locales, file), 'utf8')] as const,
    )
    problems.push(...problemsOf(files, wordsAlike[language]))
  }
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  rmSync(copy, { recursive: true })
}
