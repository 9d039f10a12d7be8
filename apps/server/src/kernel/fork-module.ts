import { type ChildProcess, fork } from 'node:child_process'

export interface ForkedModule {
  readonly send: (message: object) => void
  /** The process ends when it has nothing left to do. */
  readonly disconnect: () => void
  readonly kill: () => void
  /** The server may end while the process runs. */
  readonly unref: () => void
}

interface Listeners {
  readonly onMessage: (message: unknown) => void
  /** Called once: the process ended, did not start, or cannot be reached. */
  readonly onEnd: () => void
}

/** Runs a module in a separate process. Failures of that process do not affect the server. */
export function forkModule(module: URL, { onMessage, onEnd }: Listeners): ForkedModule {
  let hasEnded = false
  const end = (): void => {
    if (hasEnded) return
    hasEnded = true
    onEnd()
  }
  const child = forkIfPossible(module)
  if (!child) process.nextTick(end)
  child?.on('message', onMessage)
  child?.on('exit', end)
  // Without a listener, a failed start ends the server.
  child?.on('error', end)
  return {
    send: (message) => {
      // There is no channel if the process did not start.
      if (child?.connected) child.send(message, (error) => error && end())
      else process.nextTick(end)
    },
    disconnect: () => {
      if (child?.connected) child.disconnect()
    },
    kill: () => void child?.kill('SIGKILL'),
    unref: () => {
      child?.unref()
      child?.channel?.unref()
    },
  }
}

/** Undefined if the system refuses a process at once, for lack of memory. */
function forkIfPossible(module: URL): ChildProcess | undefined {
  try {
    return fork(module, { execArgv: [], stdio: 'ignore', serialization: 'advanced' })
  } catch {
    return undefined
  }
}
