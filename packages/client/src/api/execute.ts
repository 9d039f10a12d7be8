import type { Document } from '@provender/schema/document'
import type { ApiRefusal } from './refusal.ts'

/** Runs an operation: over HTTP in a browser, in the same process on the server. Throws an `ApiError` when it is refused. */
export type Execute = <Result, Variables extends object>(
  operation: Document<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<Result>

export interface ApiError extends Error {
  readonly refusal: ApiRefusal
  /** True for the answer to a second try. The first may have done what was requested. */
  readonly isRetry: boolean
}

export function apiError(refusal: ApiRefusal, isRetry = false): ApiError {
  return Object.assign(new Error(refusal.message), { refusal, isRetry })
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && 'refusal' in error
}

/** The status a page acts on; 0 when the API could not be reached, undefined for a bug of our own. */
export function statusOf(error: unknown): number | undefined {
  return isApiError(error) ? error.refusal.code : undefined
}
