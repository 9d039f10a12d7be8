import { crossings, readSources } from './boundaries.ts'

const found = crossings(readSources())
for (const crossing of found) console.log(crossing)
process.exitCode = found.length === 0 ? 0 : 1
