import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { otherLanguages } from '@provender/domain/languages'
import { root } from '../sources.ts'
import { translatedFolders } from '../translate.ts'
import { identicalTranslations } from './identical-translations.ts'
import { findTranslationProblems } from './read-translations.ts'

/** Extracts into a copy: the committed files must match the sources. */
function staleFiles(translated: string): readonly string[] {
  const locales = join(root, translated, 'src/locales')
  const copy = mkdtempSync(join(tmpdir(), 'provender-words-'))
  try {
    cpSync(locales, copy, { recursive: true })
    const { status, stdout, stderr } = spawnSync('lingui', ['extract', '--clean'], {
      cwd: join(root, translated),
      env: { ...process.env, WORDS_FOLDER: copy },
      encoding: 'utf8',
    })
    const stale = globSync('**/*.po', { cwd: locales }).filter(
      (file) => readFileSync(join(locales, file), 'utf8') !== readFileSync(join(copy, file), 'utf8'),
    )
    return [
      ...(status === 0 ? [] : [stdout + stderr]),
      ...stale.map((file) => `${translated}: ${file} is out of date: npm run translate`),
    ]
  } finally {
    rmSync(copy, { recursive: true })
  }
}

const problems = translatedFolders().flatMap(staleFiles)
for (const language of otherLanguages) {
  const paths = translatedFolders().flatMap((translated) =>
    globSync(`${translated}/src/locales/**/${language}.po`, { cwd: root }),
  )
  const files = paths.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
  problems.push(...findTranslationProblems(files, { language, alike: identicalTranslations[language] ?? {} }))
}
for (const problem of problems) console.log(problem)
process.exitCode = problems.length === 0 ? 0 : 1
