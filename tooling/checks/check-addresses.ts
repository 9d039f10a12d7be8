import { readAddressSources, textAddresses } from './addresses.ts'

const found = textAddresses(readAddressSources())
for (const problem of found) console.log(problem)
process.exitCode = found.length === 0 ? 0 : 1
