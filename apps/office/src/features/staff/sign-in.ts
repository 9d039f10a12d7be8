import { executeOf } from '@provender/client/api/api-query'
import { storedDeviceId } from '@provender/web/api/server'
import { notifyTabsOfLogin } from '@provender/web/connection/sync-user-across-tabs'
import type { QueryClient } from '@tanstack/react-query'
import { loginChannel } from '../../kernel/login-channel.ts'
import { memberQuery } from './member.ts'
import { CreateOfficeDeviceId, OfficeSignIn, OfficeSignOut } from './staff.documents.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Signs in: the server sets the cookie of the session. The code is for members with a second factor. */
export async function signIn(
  queryClient: QueryClient,
  credentials: Credentials,
  code?: string,
): Promise<void> {
  const execute = executeOf(queryClient)
  // The id tells this device from strangers who guess the password. The answer stores it in a cookie.
  if (storedDeviceId() === '') await execute(CreateOfficeDeviceId, {})
  await execute(OfficeSignIn, { ...credentials, ...(code === undefined ? {} : { code }) })
  notifyTabsOfLogin(loginChannel)
  await queryClient.fetchQuery({ ...memberQuery, staleTime: 0 })
}

export async function signOut(queryClient: QueryClient): Promise<void> {
  await executeOf(queryClient)(OfficeSignOut, {})
}
