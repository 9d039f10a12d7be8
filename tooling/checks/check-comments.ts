import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles, root } from '../sources.ts'
import { findTooManyComments } from './comments.ts'

const generated = /\.(?:gen|documents)\.ts$/
const sources = projectFiles().filter(
  (path) => /^(?:apps|packages|demo|bench|e2e|tooling)\/.*\.tsx?$/.test(path) && !generated.test(path),
)
const files = sources.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const found = findTooManyComments(files)
for (const problem of found) console.log(problem)
process.exitCode = found.length === 0 ? 0 : 1
