/** A refusal by the API: the status to act on, a key, and a sentence in the user's language. */
export interface ApiRefusal {
  readonly code: number
  readonly key: string
  readonly message: string
}

export const unreachable: ApiRefusal = { code: 0, key: 'NO_CONNECTION', message: 'Network Error' }

/** Parses the message of an error: a JSON text of code, key and message (docs/product-rules.md#errors). */
export function parseRefusal(message: string): ApiRefusal {
  // Not our response: a proxy or gateway answered. Do not show its text to users.
  return readRefusal(message) ?? { code: 500, key: 'INTERNAL', message: '' }
}

export function readRefusal(message: string): ApiRefusal | undefined {
  try {
    const parsed: unknown = JSON.parse(message)
    return isRefusal(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
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
