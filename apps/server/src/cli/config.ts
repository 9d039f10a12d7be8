import { configCommand } from './config-command.ts'
import { runProgram } from './program.ts'

await runProgram(configCommand)
