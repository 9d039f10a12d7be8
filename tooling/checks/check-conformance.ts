import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../sources.ts'
import { findConformanceErrors } from './conformance.ts'

const errors = findConformanceErrors(readFileSync(join(root, 'docs/conformance.md'), 'utf8'))
for (const error of errors) console.log(`docs/conformance.md: ${error}`)
process.exitCode = errors.length === 0 ? 0 : 1
