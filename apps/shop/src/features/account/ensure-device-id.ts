import { executeOf } from '@provender/client/api/api-query'
import { platform } from '@provender/platform/current'
import { storedDeviceId } from '@provender/web/api/server'
import type { QueryClient } from '@tanstack/react-query'
import { CreateDeviceId } from './account.documents.ts'

/**
 * Gives this browser a device id. It distinguishes a user's own devices from strangers who guess the password.
 * Visitors get none, because it would identify them for a year (docs/decisions/0035-consent-and-error-reports.md).
 */
export async function ensureDeviceId(queryClient: QueryClient): Promise<void> {
  if (storedDeviceId() !== '') return
  const { createDeviceId } = await executeOf(queryClient)(CreateDeviceId, {})
  // A browser has it in the cookie of the answer.
  const { app, cookies } = platform()
  if (app) cookies.set('device-id', createDeviceId)
}
