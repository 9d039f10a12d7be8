import type { AnswerBody } from '@provender/schema/answer-body'
import type { Document } from '@provender/schema/document'
import { apiError, type Execute } from './execute.ts'
import { parseRefusal, readRefusal, unreachable } from './refusal.ts'
import { requestHeaders, type ServerAccess, tokenOf } from './server-access.ts'

const timeoutMs = 20_000
const busyRetryMs = 800

interface HttpOptions {
  readonly server: ServerAccess
  readonly onSessionEnded: () => void
  /** Called after every request; true if the server answered it. */
  readonly onReachable: (isReachable: boolean) => void
  /** The server accepts only the operations of another version (`TRUSTED_DOCUMENTS_ONLY`). */
  readonly onUnknownDocument?: (() => void) | undefined
}

/** Runs operations over HTTP. Tries a busy server once more. */
export function createHttpExecute(options: HttpOptions): Execute {
  const { server, onSessionEnded, onReachable, onUnknownDocument } = options
  return async (operation, variables, signal) => {
    if (server.isReadOnly?.() && isMutation(operation)) throw apiError(unreachable)
    const body = bodyText(operation, variables)
    const sentToken = tokenOf(server)
    const send = () => post(server, { body, signal, onReachable })
    let answer = await send()
    const isRetry = answer.status === 503
    if (isRetry) {
      await new Promise((resolve) => setTimeout(resolve, busyRetryMs))
      answer = await send()
    }
    const refused = answer.body.errors?.[0]
    if (refused) {
      const refusal = parseRefusal(refused.message)
      // The refusal of a token that has been replaced meanwhile does not concern the session.
      if (refusal.code === 401 && sentToken === tokenOf(server)) onSessionEnded()
      if (refusal.key === 'UNKNOWN_DOCUMENT') onUnknownDocument?.()
      throw apiError(refusal, isRetry)
    }
    // The API answered this document, so the data has the type that was generated for it.
    return answer.body.data as never
  }
}

/** Sends an operation while the tab closes: nothing waits for the answer, and closing does not stop the request. */
export function sendWhileClosing<Variables extends object>(
  server: ServerAccess,
  operation: Document<unknown, Variables>,
  variables: Variables,
): void {
  if (server.isReadOnly?.()) return
  // A browser sends at most 64 KB this way. A larger request is lost with the tab.
  fetch(`${server.baseUrl}/graphql`, {
    method: 'POST',
    headers: headersOf(server),
    body: bodyText(operation, variables),
    keepalive: true,
  }).catch(() => undefined)
}

function isMutation({ text }: Document<unknown, never>): boolean {
  return text.startsWith('mutation')
}

function bodyText({ text }: Document<unknown, never>, variables: object): string {
  return JSON.stringify({ query: text, variables })
}

function headersOf(server: ServerAccess): Record<string, string> {
  return { accept: 'application/json', 'content-type': 'application/json', ...requestHeaders(server) }
}

interface PostOptions extends Pick<HttpOptions, 'onReachable'> {
  readonly body: string
  readonly signal: AbortSignal | undefined
}

async function post(
  server: ServerAccess,
  { body, signal, onReachable }: PostOptions,
): Promise<{ readonly status: number; readonly body: AnswerBody }> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(`${server.baseUrl}/graphql`, {
      method: 'POST',
      headers: headersOf(server),
      body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const answer = { status: response.status, body: parseAnswer(await response.json()) }
    onReachable(true)
    return answer
  } catch {
    // The network failed, or something between this device and the server answered.
    if (signal?.aborted) throw apiError({ ...unreachable, message: 'Request aborted' })
    onReachable(false)
    throw apiError(timeout.aborted ? { ...unreachable, message: 'timeout exceeded' } : unreachable)
  }
}

/** Throws if the answer is not one of the API: a gateway or a network's login page may answer in JSON, too. */
function parseAnswer(body: unknown): AnswerBody {
  const answer = body as AnswerBody
  const { data, errors: [refused] = [] } = answer
  const isOurs = refused ? readRefusal(refused.message) : typeof data === 'object' && data !== null
  if (!isOurs) throw new Error('Not an answer of the API')
  return answer
}
