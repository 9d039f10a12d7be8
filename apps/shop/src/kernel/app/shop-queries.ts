import { ask, executeOf } from '@provender/client/api/ask'
import { withRetries } from '@provender/client/api/with-retries'
import { platform } from '@provender/platform/current'
import type { QueryClient } from '@tanstack/react-query'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { Departments, Session, Shell, type SessionQuery, type ShellQuery } from './shell.documents.ts'

/** Every page of the window needs them, with or without a connection. */
const forTheWindow = { gcTime: Number.POSITIVE_INFINITY }

export const shellQuery = {
  ...queryOptions({
    ...ask(Shell, {}),
    queryFn: ({ client }) =>
      withRetries(
        () => executeOf(client)(Shell, {}),
        () => platform().network.isOnline(),
      ),
    retry: false,
  }),
  ...forTheWindow,
}
export const departmentsQuery = { ...ask(Departments, {}), ...forTheWindow }
export const sessionQuery = { ...ask(Session, {}), ...forTheWindow }

export type ShopConfig = ShellQuery['initConfig']['config']

/** The wholesaler's settings; the root route has them loaded. */
export function useConfig(): ShopConfig {
  return useSuspenseQuery(shellQuery).data.initConfig.config
}

/** Is there somebody who reads what goes wrong in browsers? */
export function useReportsErrors(): boolean {
  return useSuspenseQuery(shellQuery).data.initConfig.reportsErrors
}

/** The wholesaler's settings, outside of components. */
export function shellOf(client: QueryClient): ShopConfig {
  const shell = client.getQueryData(shellQuery.queryKey)
  if (!shell) throw new Error('The settings are not loaded')
  return shell.initConfig.config
}

/** The person who is signed in; undefined for a visitor. */
export function sessionOf(client: QueryClient): SessionQuery | undefined {
  return client.getQueryData(sessionQuery.queryKey)
}

/** Company and login as one text, by which is kept what is nobody else's; empty for a visitor. */
export function loginOf(client: QueryClient): string {
  const user = sessionOf(client)?.user
  return user ? `${user.firebaseUserUID} ${user.email}` : ''
}
