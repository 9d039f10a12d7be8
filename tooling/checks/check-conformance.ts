import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../sources.ts'
import { mistakes, readRows, unproved } from './conformance.ts'
import { readRanTests } from './ran-tests.ts'
import { readWrittenTests } from './written-tests.ts'

// With a folder of what the runners said: each test that the table names has to have passed there as well. `long` asks of
// the tests that only the long suite runs, which is otherwise what is not asked of.
const [folder, suite] = process.argv.slice(2)
const isLong = (path: string): boolean => path.endsWith('.long.ts')
const rows = readRows(readFileSync(join(root, 'docs/conformance.md'), 'utf8'))
const found =
  folder === undefined
    ? mistakes(rows, readWrittenTests(), (path) => existsSync(join(root, path)))
    : unproved(rows, readRanTests(folder), (path) => isLong(path) === (suite === 'long'))
for (const each of found) console.log(`docs/conformance.md: ${each}`)
process.exitCode = found.length === 0 ? 0 : 1
