import { hostCommand } from './host-command.ts'
import { runProgram } from './program.ts'

await runProgram(hostCommand)
