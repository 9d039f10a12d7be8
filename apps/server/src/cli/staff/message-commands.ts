import type { Command as Program } from '@commander-js/extra-typings'
import { closeMessage, readOpenMessages } from '../../features/contact/store.ts'
import { commandError } from '../command-error.ts'
import { type RunAction, refuseUnknownSubcommands, type CommandAction } from '../command.ts'
import { firstEntries, printLimit } from './listed-entries.ts'
import { readNumber } from './read-number.ts'

export function defineMessages(program: Program, run: RunAction): void {
  const group = program.command('messages').description('messages from the contact form')
  group
    .command('list', { isDefault: true })
    .description('messages that are not resolved, the oldest first')
    .action(() => run(list))
  group
    .command('done')
    .description('mark a message as resolved; deletes it after three months')
    .argument('<number>')
    .action((number) => run(done(readNumber(number, 'a message'))))
  refuseUnknownSubcommands(group)
}

const list: CommandAction = async ({ db }, { terminal }) => {
  const messages = await readOpenMessages(db, firstEntries)
  for (const { id, sent_at, name, email, telephone, message } of messages) {
    const sender = [`${name} <${email}>`, telephone].filter(Boolean).join(', ')
    terminal.print(`${id}  ${new Date(sent_at).toISOString()}  ${sender}`)
    for (const line of message.split('\n')) terminal.print(`    ${line}`)
  }
  if (messages.length === 0) terminal.print('There are no open messages.')
  printLimit(terminal, messages)
}

function done(id: number): CommandAction {
  return async ({ db }, { terminal, nowMs }) => {
    if (!(await closeMessage(db, id, nowMs()))) throw commandError(`There is no open message ${id}`)
    terminal.print(`Message ${id} is resolved.`)
  }
}
