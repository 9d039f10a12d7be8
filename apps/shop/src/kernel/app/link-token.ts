import { platform } from '@provender/platform/current'
import { useSyncExternalStore } from 'react'

/**
 * The secret of an e-mail's link. It stands behind the `#` of the address, so that it is in no log of a server and goes with no
 * request for a picture. Undefined where only the server has drawn the page so far.
 */
export function useLinkToken(): string | undefined {
  return useSyncExternalStore(
    platform().navigation.onFragment,
    () => platform().navigation.fragment(),
    () => undefined,
  )
}
