import { type Execute, isApiError } from '@provender/client/api/execute'

export interface PasswordQuestion {
  readonly onConfirmed: () => void
  readonly onCancelled: () => void
}

let question: PasswordQuestion | undefined
const listeners = new Set<() => void>()

function setQuestion(next: PasswordQuestion | undefined): void {
  question = next
  for (const listener of listeners) listener()
}

export const passwordQuestion = {
  current: (): PasswordQuestion | undefined => question,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** True once the user has confirmed the password. Nobody can answer while no page listens. */
async function askForPassword(): Promise<boolean> {
  if (listeners.size === 0 || question) return false
  return await new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => () => {
      setQuestion(undefined)
      resolve(isConfirmed)
    }
    setQuestion({ onConfirmed: answer(true), onCancelled: answer(false) })
  })
}

/** Asks for the password if an operation needs it, and then sends the operation again. */
export function askingForPassword(execute: Execute): Execute {
  return async (operation, variables, signal) => {
    try {
      return await execute(operation, variables, signal)
    } catch (error) {
      if (!isApiError(error) || error.refusal.key !== 'PASSWORD_NEEDED') throw error
      if (!(await askForPassword())) throw error
      return await execute(operation, variables, signal)
    }
  }
}
