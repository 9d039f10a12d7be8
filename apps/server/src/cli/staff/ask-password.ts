import { checkNewPassword, type NewPasswordRefusal } from '../../features/account/new-password.ts'
import { commandError } from '../command-error.ts'
import type { Terminal } from '../terminal.ts'

/** Reads a new password: twice on a terminal, without showing it. With `--password-stdin`, or without a terminal, it is the first line of the input. */
export async function askPassword(terminal: Terminal, fromInput: boolean): Promise<string> {
  const { askSecretly } = terminal
  const password = askSecretly && !fromInput ? await askTwice(askSecretly) : await firstLine(terminal)
  const refusal = checkNewPassword(password)
  if (refusal) throw commandError(refusalText(refusal, password))
  return password
}

function refusalText(refusal: NewPasswordRefusal, password: string): string {
  switch (refusal.type) {
    case 'TOO_SHORT':
      return `A password has at least ${refusal.min} characters; this has ${password.length}`
    case 'TOO_LONG':
      return `A password has at most ${refusal.max} characters`
    case 'TOO_COMMON':
      return 'This password is one of the first that others would try. Choose another one'
  }
}

async function askTwice(ask: NonNullable<Terminal['askSecretly']>): Promise<string> {
  const password = await ask('Password: ')
  if ((await ask('The same again: ')) !== password)
    throw commandError('The two were not the same; nothing was changed')
  return password
}

async function firstLine({ readInput }: Terminal): Promise<string> {
  return (await readInput()).split(/\r?\n/)[0] ?? ''
}
