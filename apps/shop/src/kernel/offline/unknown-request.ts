import { isApiError } from '@provender/client/api/execute'

/** True if the server does not know what was asked: in an app, because the app is newer. */
export function isUnknownRequest(error: unknown): boolean {
  return isApiError(error) && error.refusal.key === 'BAD_REQUEST'
}
