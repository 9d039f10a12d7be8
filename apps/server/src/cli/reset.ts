import { runProgram } from './program.ts'
import { resetCommand } from './reset-command.ts'

await runProgram(resetCommand)
