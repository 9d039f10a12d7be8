import { contentCommand } from './content-command.ts'
import { runProgram } from './program.ts'

await runProgram(contentCommand)
