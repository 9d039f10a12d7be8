import { runProgram } from '@provender/server/cli/program'
import { appCommand } from './app/app-command.ts'

await runProgram(appCommand)
