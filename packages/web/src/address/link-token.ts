import { platform } from '@provender/platform/current'
import { useSyncExternalStore } from 'react'

/**
 * The secret token of a link in an e-mail. It follows the `#` of the address, so that it reaches no server
 * log and no request for a picture. Undefined during server rendering and hydration.
 */
export function useLinkToken(): string | undefined {
  return useSyncExternalStore(
    platform().navigation.onFragment,
    () => platform().navigation.fragment(),
    () => undefined,
  )
}
