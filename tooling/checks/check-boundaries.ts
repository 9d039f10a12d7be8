import { findBoundaryViolations, needsOf, readSources } from './boundaries.ts'
import { findUnusedImports } from './unused-imports.ts'

const needs = needsOf(readSources())
const findings = [...findBoundaryViolations(needs), ...findUnusedImports(needs)]
for (const finding of findings) console.log(finding)
process.exitCode = findings.length === 0 ? 0 : 1
