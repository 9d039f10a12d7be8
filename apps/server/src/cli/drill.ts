import { drillCommand } from './drill-command.ts'
import { runProgram } from './program.ts'

await runProgram(drillCommand)
