import type { ServerAccess } from '@provender/client/api/server-access'
import { currentServer } from '@provender/web/api/server'

/** The header makes the office's session count, and not that of a customer in the same browser. */
export function officeServer(): ServerAccess {
  return { ...currentServer(), headers: () => ({ App: 'office' }) }
}
