import { type ApiRefusal, parseRefusal, unreachable } from '@provender/client/api/refusal'
import { requestHeaders } from '@provender/client/api/server-access'
import type { AnswerBody } from '@provender/schema/answer-body'
import { newId } from '../api/new-id.ts'
import { currentServer } from '../api/server.ts'

/** The result of an upload: the id that the form refers to and the stored size, or the refusal. */
export type SentFile = { readonly id: string; readonly bytes: number } | { readonly refusal: ApiRefusal }

interface Sending {
  readonly path: string
  readonly onProgress: (share: number) => void
  readonly leaving: AbortSignal
}

/** By which the server counts visitors apart who share an address. It is not stored, so it identifies nobody for longer. */
let pageId: string | undefined

/** Longer than a user would wait on the slowest connection. */
const timeoutMs = 90_000

/**
 * Uploads a file while the user is still filling in the form. Uses XMLHttpRequest, because fetch does not
 * report upload progress.
 */
export function sendFile(file: File, { path, onProgress, leaving }: Sending): Promise<SentFile> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const server = currentServer()
    request.open('POST', server.baseUrl + path)
    request.timeout = timeoutMs
    for (const [name, value] of Object.entries(requestHeaders(server))) request.setRequestHeader(name, value)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('x-page', (pageId ??= newId()))
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name.slice(-120)))
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => resolve(answerIn(request)))
    for (const failed of ['error', 'timeout', 'abort'] as const)
      request.addEventListener(failed, () => resolve({ refusal: unreachable }))
    leaving.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function answerIn({ status, responseText }: XMLHttpRequest): SentFile {
  const answer = parsed(responseText)
  const refused = answer?.errors?.[0]
  if (refused) return { refusal: parseRefusal(refused.message) }
  if (answer?.id !== undefined && answer.bytes !== undefined) return { id: answer.id, bytes: answer.bytes }
  return { refusal: status === 0 ? unreachable : parseRefusal('') }
}

interface UploadAnswer extends AnswerBody {
  readonly id?: string
  readonly bytes?: number
}

function parsed(text: string): UploadAnswer | undefined {
  try {
    return JSON.parse(text) as UploadAnswer
  } catch {
    // Not our response: a proxy answered. Do not show its text to users.
    return undefined
  }
}
