import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export function projectFiles(): readonly string[] {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', options, { cwd: root, encoding: 'utf8' }).split('\0')
  return files.filter((file) => file !== '' && existsSync(join(root, file)))
}

/** One hash over the content of files, given as patterns from the root. */
export function hashOfFiles(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const files = globSync([...patterns], {
    cwd: root,
    exclude: (path) => /node_modules|\/dist/.test(path),
  })
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
