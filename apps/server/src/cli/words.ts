import { runProgram } from './program.ts'
import { wordsCommand } from './words-command.ts'

await runProgram(wordsCommand)
