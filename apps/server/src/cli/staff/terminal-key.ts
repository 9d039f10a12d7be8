import { commandKey, type CommandWrite } from '../../kernel/idempotency/command-key.ts'
import { staffCaller, type WriteKey } from '../../kernel/idempotency/write-once.ts'
import { commandError } from '../command-error.ts'

/** Returns the idempotency key of a command. Throws a command error if the command is a repeat. */
export async function terminalKey(
  deps: Parameters<typeof commandKey>[0],
  write: CommandWrite,
): Promise<WriteKey> {
  const key = await commandKey(deps, write)
  if (key.ok) return key.value
  const { secondsAgo, caller } = key.refusal
  const seconds = Math.max(1, Math.round(secondsAgo))
  const unnamed = staffCaller(null)
  const isColleague = caller !== write.caller && caller !== unnamed && write.caller !== unnamed
  const ran = isColleague ? 'A colleague ran the same command' : 'The same command ran'
  throw commandError(`${ran} ${seconds} s ago; nothing was written now. Add --again to run it once more`)
}
