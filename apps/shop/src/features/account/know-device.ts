import { executeOf } from '@provender/client/api/ask'
import type { QueryClient } from '@tanstack/react-query'
import { storedDeviceId } from '../../kernel/api/shop-server.ts'
import { CreateDeviceId } from './account.documents.ts'

/**
 * Gives this browser the id by which a login's own devices are told from strangers who try its password. Who only looks around needs
 * none and gets none: it would be known for a year (docs/decisions/0035-consent-and-error-reports.md).
 */
export async function knowDevice(queryClient: QueryClient): Promise<void> {
  if (storedDeviceId() === '') await executeOf(queryClient)(CreateDeviceId, {})
}
