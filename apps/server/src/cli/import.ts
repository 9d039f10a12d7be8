import { importCommand } from './import-command.ts'
import { runProgram } from './program.ts'

await runProgram(importCommand)
