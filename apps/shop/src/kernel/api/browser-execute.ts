import type { Document } from '@provender/schema/document'
import { tellServer } from '../app/connection.ts'
import { deviceHeaders, storedDeviceId } from './device.ts'
import { apiError, type Execute } from './execute.ts'
import { type AnswerBody, parseRefusal, unreachable } from './refusal.ts'

const timeoutMs = 20_000

/**
 * Runs operations over HTTP with the specified headers. A refused session leads to the login page (docs/product-rules.md#sessions); a busy
 * server is tried again once.
 */
export function makeBrowserExecute(onSessionEnded: () => void): Execute {
  return async (operation, variables, signal) => {
    const body = JSON.stringify({ query: operation.text, variables })
    let answer = await post(body, signal)
    if (answer.status === 503) {
      await new Promise((resolve) => setTimeout(resolve, 800))
      answer = await post(body, signal)
    }
    const refused = answer.body.errors?.[0]
    if (refused) {
      const refusal = parseRefusal(refused.message)
      if (refusal.code === 401) onSessionEnded()
      throw apiError(refusal)
    }
    // The API answered this very document: its type is what the document was generated for.
    return answer.body.data as never
  }
}

/** Sends an operation while the window goes away: nothing waits for the answer, and leaving does not stop it. */
export function handOver<Variables extends object>(
  operation: Document<unknown, Variables>,
  variables: Variables,
): void {
  const body = JSON.stringify({ query: operation.text, variables })
  // What the browser cannot take (64 KB at most) is lost with the window, as it would be without this.
  fetch('/graphql', { method: 'POST', headers: headers(), body, keepalive: true }).catch(() => undefined)
}

function headers(): Record<string, string> {
  return {
    accept: 'application/json',
    'content-type': 'application/json',
    ...deviceHeaders(storedDeviceId()),
  }
}

async function post(
  body: string,
  signal: AbortSignal | undefined,
): Promise<{ readonly status: number; readonly body: AnswerBody }> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: headers(),
      body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const answer = { status: response.status, body: (await response.json()) as AnswerBody }
    tellServer(true)
    return answer
  } catch {
    // fetch and json() fail alike when the network does.
    if (signal?.aborted) throw apiError({ ...unreachable, message: 'Request aborted' })
    tellServer(false)
    throw apiError(timeout.aborted ? { ...unreachable, message: 'timeout exceeded' } : unreachable)
  }
}
