import { readAddressSources, textAddresses } from './addresses.ts'

const findings = textAddresses(readAddressSources())
for (const problem of findings) console.log(problem)
process.exitCode = findings.length === 0 ? 0 : 1
