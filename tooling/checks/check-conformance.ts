import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../sources.ts'
import { findTableErrors, readRows, findUnprovedRows } from './conformance.ts'
import { readRanTests } from './ran-tests.ts'
import { readWrittenTests } from './written-tests.ts'

// With a folder of runner results, each test in the table also has to have passed there. `long` checks only
// the tests of the long suite, which are otherwise left out.
const [folder, suite] = process.argv.slice(2)
const isLong = (path: string): boolean => path.endsWith('.long.ts')
const rows = readRows(readFileSync(join(root, 'docs/conformance.md'), 'utf8'))
const found =
  folder === undefined
    ? findTableErrors(rows, readWrittenTests(), (path) => existsSync(join(root, path)))
    : findUnprovedRows(rows, readRanTests(folder), (path) => isLong(path) === (suite === 'long'))
for (const each of found) console.log(`docs/conformance.md: ${each}`)
process.exitCode = found.length === 0 ? 0 : 1
