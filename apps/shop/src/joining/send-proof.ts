import { deviceHeaders, storedDeviceId } from '../api/device.ts'
import { type AnswerBody, type ApiRefusal, parseRefusal, unreachable } from '../api/refusal.ts'

/** What became of a file: the id that the form names it by, or why it was not taken. */
export type SentProof = { readonly id: string } | { readonly refusal: ApiRefusal }

/** Longer than the slowest line that anybody would wait for. */
const timeoutMs = 90_000

/** Sends a file while the form is still being filled in. */
export async function sendProof(file: File, leaving: AbortSignal): Promise<SentProof> {
  try {
    const response = await fetch('/proofs', {
      method: 'POST',
      headers: {
        ...deviceHeaders(storedDeviceId()),
        'content-type': 'application/octet-stream',
        'x-file-name': encodeURIComponent(file.name.slice(-120)),
      },
      body: file,
      signal: AbortSignal.any([leaving, AbortSignal.timeout(timeoutMs)]),
    })
    const answer = (await response.json()) as AnswerBody & { readonly id?: string }
    const refused = answer.errors?.[0]
    if (refused) return { refusal: parseRefusal(refused.message) }
    return answer.id === undefined ? { refusal: parseRefusal('') } : { id: answer.id }
  } catch {
    // fetch and json() fail alike when the network does; there is nothing to tell apart.
    return { refusal: unreachable }
  }
}
