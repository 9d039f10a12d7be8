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
}

export function apiError(refusal: ApiRefusal): ApiError {
  return Object.assign(new Error(refusal.message), { refusal })
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && 'refusal' in error
}

/** The status a page acts on; 0 when the API could not be reached, undefined for a bug of our own. */
export function statusOf(error: unknown): number | undefined {
  return isApiError(error) ? error.refusal.code : undefined
}
