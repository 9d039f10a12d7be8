import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../sources.ts'
import { brokenReferences, decisionProblems, readTexts } from './references.ts'

const files = readTexts()
const found = [...brokenReferences(files, (path) => existsSync(join(root, path))), ...decisionProblems(files)]
for (const problem of found) console.log(problem)
process.exitCode = found.length === 0 ? 0 : 1
