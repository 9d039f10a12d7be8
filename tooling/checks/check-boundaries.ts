import { findBoundaryViolations, readSources } from './boundaries.ts'

const found = findBoundaryViolations(readSources())
for (const crossing of found) console.log(crossing)
process.exitCode = found.length === 0 ? 0 : 1
