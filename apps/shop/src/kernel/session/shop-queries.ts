import { apiQuery, executeOf } from '@provender/client/api/api-query'
import { withRetries } from '@provender/client/api/with-retries'
import { platform } from '@provender/platform/current'
import { build } from '@provender/web/api/server'
import type { QueryClient } from '@tanstack/react-query'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { Departments, Session, Shell, type SessionQuery, type ShellQuery } from './shell.documents.ts'

/** Every page of the tab needs them, online and offline. */
const cacheForTab = { gcTime: Number.POSITIVE_INFINITY }

export const shellQuery = {
  ...queryOptions({
    ...apiQuery(Shell, {}),
    queryFn: ({ client }) =>
      withRetries(
        () => executeOf(client)(Shell, ownVersion()),
        () => platform().network.isOnline(),
      ),
    retry: false,
  }),
  ...cacheForTab,
}

/** An app compares with the newest version in its own store, which may be behind the web. */
function ownVersion() {
  const { app } = platform()
  return app ? { deviceType: app.system, versionNumber: Number(build) } : {}
}

export const departmentsQuery = { ...apiQuery(Departments, {}), ...cacheForTab }
export const sessionQuery = { ...apiQuery(Session, {}), ...cacheForTab }

export type ShopConfig = ShellQuery['initConfig']['config']

export function useConfig(): ShopConfig {
  return useSuspenseQuery(shellQuery).data.initConfig.config
}

export function useReportsErrors(): boolean {
  return useSuspenseQuery(shellQuery).data.initConfig.reportsErrors
}

export function shellOf(client: QueryClient): ShopConfig {
  const shell = client.getQueryData(shellQuery.queryKey)
  if (!shell) throw new Error('The settings are not loaded')
  return shell.initConfig.config
}

export function sessionOf(client: QueryClient): SessionQuery | undefined {
  return client.getQueryData(sessionQuery.queryKey)
}

/**
 * Company and user as one text, the key for private data. Empty for a visitor. It has no e-mail address: users can change
 * theirs, and unsent changes under the old key would never be sent.
 */
export function currentUserKey(client: QueryClient): string {
  const user = sessionOf(client)?.user
  return user ? `${user.firebaseUserUID} ${user.userCode}` : ''
}
