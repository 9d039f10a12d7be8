import { runProgram } from './program.ts'
import { staffCommand } from './staff-command.ts'

await runProgram(staffCommand)
