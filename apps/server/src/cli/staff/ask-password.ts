import { maxPasswordLength, minPasswordLength } from '@provender/domain/joining/password'
import { isCommonPassword } from '../../features/account/common-passwords.ts'
import { mistake } from '../mistake.ts'
import type { Terminal } from '../terminal.ts'

/** A new password: asked for twice on a terminal, without showing it; else, or when told to, the first line of what is piped in. */
export async function askPassword(terminal: Terminal, fromInput: boolean): Promise<string> {
  const { askSecretly } = terminal
  const password = askSecretly && !fromInput ? await askTwice(askSecretly) : await firstLine(terminal)
  if (password.length < minPasswordLength)
    throw mistake(`A password has at least ${minPasswordLength} characters; this has ${password.length}`)
  if (password.length > maxPasswordLength)
    throw mistake(`A password has at most ${maxPasswordLength} characters`)
  if (isCommonPassword(password, []))
    throw mistake('This password is one of the first that others would try. Choose another one')
  return password
}

async function askTwice(ask: NonNullable<Terminal['askSecretly']>): Promise<string> {
  const password = await ask('Password: ')
  if ((await ask('The same again: ')) !== password)
    throw mistake('The two were not the same; nothing was changed')
  return password
}

async function firstLine({ readInput }: Terminal): Promise<string> {
  return (await readInput()).split(/\r?\n/)[0] ?? ''
}
