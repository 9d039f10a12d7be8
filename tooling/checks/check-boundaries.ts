import { findBoundaryViolations, readSources } from './boundaries.ts'

const findings = findBoundaryViolations(readSources())
for (const crossing of findings) console.log(crossing)
process.exitCode = findings.length === 0 ? 0 : 1
