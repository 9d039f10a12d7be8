import { executeOf } from '@provender/client/api/api-query'
import { platform } from '@provender/platform/current'
import { syncUserAcrossTabs } from '@provender/web/connection/sync-user-across-tabs'
import type { QueryClient } from '@tanstack/react-query'
import { loginChannel } from '../../kernel/session/login-channel.ts'
import { currentUserKey } from '../../kernel/session/shop-queries.ts'
import { RequestLog } from './account.documents.ts'
import { ensureDeviceId } from './ensure-device-id.ts'

const loggedCookie = 'logged'
const sentToday = 'sent'

export async function recordVisit(queryClient: QueryClient): Promise<void> {
  syncUserAcrossTabs(loginChannel, currentUserKey(queryClient))
  await ensureDeviceId(queryClient)
  if (platform().cookies.get(loggedCookie) === sentToday) return
  await executeOf(queryClient)(RequestLog, {})
  const endOfDay = new Date()
  endOfDay.setHours(23, 59, 59, 0)
  platform().cookies.set(loggedCookie, sentToday, endOfDay)
}
