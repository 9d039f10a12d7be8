import type { NewPasswordRefusal } from '../../features/account/new-password.ts'
import type { PasswordInput } from '../../features/account/new-password.ts'
import { createPasswords } from '../../features/account/passwords.ts'
import { commandError } from '../command-error.ts'
import type { Terminal } from '../terminal.ts'

/** Reads a new password: twice on a terminal, without showing it. With `--password-stdin`, or without a terminal, it is the first line of the input. */
export function passwordFrom(terminal: Terminal, fromInput: boolean): PasswordInput {
  const { promptSecretly } = terminal
  return {
    passwords: createPasswords(),
    readPassword: () =>
      promptSecretly && !fromInput ? readTwice(promptSecretly, 'password') : readFirstLine(terminal),
  }
}

export function passwordRefusalText(refusal: NewPasswordRefusal): string {
  switch (refusal.type) {
    case 'TOO_SHORT':
      return `A password has at least ${refusal.min} characters; this has ${refusal.length}`
    case 'TOO_LONG':
      return `A password has at most ${refusal.max} characters`
    case 'TOO_COMMON':
      return 'This password is too common. Choose another one'
  }
}

export async function readTwice(
  prompt: NonNullable<Terminal['promptSecretly']>,
  word: 'password' | 'passphrase',
): Promise<string> {
  const typed = await prompt(`${word === 'password' ? 'Password' : 'Passphrase'}: `)
  if ((await prompt(`Repeat the ${word}: `)) !== typed)
    throw commandError(`The ${word}s do not match. Nothing was changed`)
  return typed
}

export async function readFirstLine({ readInput }: Terminal): Promise<string> {
  return (await readInput()).split(/\r?\n/)[0] ?? ''
}
