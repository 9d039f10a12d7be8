import { apiError } from '@provender/client/api/execute'
import { type ApiRefusal, parseRefusal, unreachable } from '@provender/client/api/refusal'
import { requestHeaders } from '@provender/client/api/server-access'
import type { AnswerBody } from '@provender/schema/answer-body'
import { currentServer } from './server.ts'

export interface ServerFile {
  readonly content: Blob
  readonly name: string
}

/** Longer than the longest statement takes. */
const timeoutMs = 60_000

/**
 * Fetches a file that only the user may see, for an app: its links and pictures carry no token. Throws an
 * `ApiError` if the server refuses it or cannot be reached.
 */
export async function fetchServerFile(path: string): Promise<ServerFile> {
  const server = currentServer()
  const answer = await fetchAnswer(server.baseUrl + path, requestHeaders(server))
  if ('refusal' in answer) throw apiError(answer.refusal)
  return { content: answer.content, name: fileName(answer.disposition, path) }
}

type Answer =
  | { readonly content: Blob; readonly disposition: string | null }
  | { readonly refusal: ApiRefusal }

async function fetchAnswer(url: string, headers: Record<string, string>): Promise<Answer> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) return { refusal: refusalIn(await response.text()) }
    return { content: await response.blob(), disposition: response.headers.get('content-disposition') }
  } catch {
    // The network failed before or during the response.
    return { refusal: unreachable }
  }
}

function refusalIn(text: string): ApiRefusal {
  try {
    return parseRefusal((JSON.parse(text) as AnswerBody).errors?.[0]?.message ?? '')
  } catch {
    // The response is a page instead of an answer of the API.
    return parseRefusal('')
  }
}

/** The name that the server gives the file, else the last part of its path, without characters that devices refuse in file names. */
function fileName(disposition: string | null, path: string): string {
  const sentName = /filename="([^"]*)"/.exec(disposition ?? '')?.[1]
  const last =
    path
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? ''
  return (sentName || last).replaceAll(/[/\\:*?"<>|]/g, ' ')
}
