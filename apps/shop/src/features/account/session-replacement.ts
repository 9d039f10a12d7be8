/** The longest time in which the server answers a request that was sent before the replacement. */
const requestMs = 20_000

let replacement: Promise<boolean> | undefined

/**
 * Runs a change that ends the session of this device and starts another, such as a new password. Until the answer
 * arrives, the server refuses the requests of the old session.
 */
export async function replaceSession(change: () => Promise<void>): Promise<void> {
  const changing = change()
  const current = changing.then(
    () => true,
    () => false,
  )
  replacement = current
  const clear = () => {
    if (replacement === current) replacement = undefined
  }
  try {
    await changing
    setTimeout(clear, requestMs)
  } catch (error) {
    clear()
    throw error
  }
}

/** Waits for a replacement that is in progress. True if the refused session has been replaced. */
export async function isSessionReplaced(): Promise<boolean> {
  return (await replacement) ?? false
}
