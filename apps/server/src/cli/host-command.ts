import { type Command, refuseUnknownSubcommands } from './command.ts'
import { defineBackTo } from './host/back-to-command.ts'
import { defineList } from './host/list-command.ts'
import { defineMigrate } from './host/migrate-command.ts'
import { defineSecrets } from './host/secrets-command.ts'

export const hostCommand: Command = {
  name: 'host',
  define: (program, tools) => {
    program.description('Runs the servers of an installation: what runs, updates and keys.')
    defineList(program, tools.context)
    defineMigrate(program, tools)
    defineBackTo(program, tools)
    defineSecrets(program, tools.run, tools.context)
    refuseUnknownSubcommands(program)
  },
}
