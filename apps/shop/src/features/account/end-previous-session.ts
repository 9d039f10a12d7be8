import type { InstalledApp } from '@provender/platform/platform'
import { endSessionOf } from './end-session-of.ts'

/**
 * Revokes the session of a user who logged out of the app without a connection. If the server is still unreachable, the
 * next start tries again.
 */
export async function endPreviousSession({ session }: InstalledApp): Promise<void> {
  const token = session.unended()
  if (token !== undefined && (await endSessionOf(token))) await session.deleteUnended()
}
