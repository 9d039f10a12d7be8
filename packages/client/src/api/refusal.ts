/** What the API says when it refuses: the status to act on, a key, and a sentence in the person's language. */
export interface ApiRefusal {
  readonly code: number
  readonly key: string
  readonly message: string
}

/** The network failed: nothing was answered. */
export const unreachable: ApiRefusal = { code: 0, key: 'NO_CONNECTION', message: 'Network Error' }

/** Parses the message of an error: a JSON text of code, key and message (docs/product-rules.md#errors). */
export function parseRefusal(message: string): ApiRefusal {
  try {
    const parsed: unknown = JSON.parse(message)
    if (isRefusal(parsed)) return parsed
  } catch {
    // Not ours: a proxy or a gateway answered. What it said is not for people.
  }
  return { code: 500, key: 'INTERNAL', message: '' }
}

function isRefusal(value: unknown): value is ApiRefusal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'number' &&
    'key' in value &&
    typeof value.key === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  )
}

/** The data of an answer; throws the first refusal in it. */
export interface AnswerBody {
  readonly data?: unknown
  readonly errors?: readonly { readonly message: string }[]
}
