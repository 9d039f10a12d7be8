import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../sources.ts'
import { brokenReferences, decisionProblems, readTexts, stalePaths } from './references.ts'

const files = readTexts()
const paths = globSync(['{.ci,.github,apps,packages,demo,bench,deploy,docs,e2e,tooling}/**', '*.ts'], {
  cwd: root,
  exclude: (path) => /node_modules|\/dist/.test(path),
})
const found = [
  ...brokenReferences(files, (path) => existsSync(join(root, path))),
  ...stalePaths(files, paths),
  ...decisionProblems(files),
]
for (const problem of found) console.log(problem)
process.exitCode = found.length === 0 ? 0 : 1
