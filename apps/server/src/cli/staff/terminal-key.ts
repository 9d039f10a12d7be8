import type { OpenDb } from '@provender/db/open-db'
import { commandKey, type CommandWrite } from '../../kernel/idempotency/command-key.ts'
import { commandError } from '../command-error.ts'

/** Returns the idempotency key of a command. Throws a command error if the command is a repeat. */
export async function terminalKey(db: OpenDb['db'], write: CommandWrite): Promise<string> {
  const key = await commandKey(db, write)
  if (key.ok) return key.value
  const seconds = Math.max(1, Math.round(key.refusal.secondsAgo))
  throw commandError(
    `The same command ran ${seconds} s ago; nothing was written now. Add --again to run it once more`,
  )
}
