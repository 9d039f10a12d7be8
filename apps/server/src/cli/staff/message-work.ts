import type { OpenDb } from '@provender/db/open-db'
import { finishMessage, readOpenMessages } from '../../features/contact/store.ts'
import type { CommandContext } from '../command.ts'
import { mistake } from '../mistake.ts'
import { requireWords } from '../read-arguments.ts'
import { readNumber } from './read-number.ts'

type MessageWork = (database: OpenDb, context: CommandContext) => Promise<void>

const maxListed = 200

/** What stands behind `npm run staff -- messages`. */
export function messageWork([what, ...words]: readonly string[]): MessageWork {
  switch (what) {
    case undefined:
    case 'list':
      requireWords(words, [])
      return list
    case 'done':
      return done(readNumber(requireWords(words, ['number']).number, 'a message'))
    default:
      throw mistake(`"${what}" is not one of list, done`)
  }
}

const list: MessageWork = async ({ db }, { terminal }) => {
  const messages = await readOpenMessages(db, maxListed)
  for (const { id, sent_at, name, email, telephone, message } of messages) {
    const who = [`${name} <${email}>`, telephone].filter(Boolean).join(', ')
    terminal.say(`${id}  ${new Date(sent_at).toISOString()}  ${who}`)
    for (const line of message.split('\n')) terminal.say(`    ${line}`)
  }
  if (messages.length === 0) terminal.say('Nobody waits.')
  if (messages.length === maxListed) terminal.complain(`There may be more: these are the first ${maxListed}.`)
}

function done(id: number): MessageWork {
  return async ({ db }, { terminal, nowMs }) => {
    if (!(await finishMessage(db, id, nowMs()))) throw mistake(`There is no message ${id} that waits`)
    terminal.say(`Message ${id} is dealt with.`)
  }
}
