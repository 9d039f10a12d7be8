import type { TrustProxy } from '../settings.ts'
import { isPrivateAddress } from './private-address.ts'

type TrustFunction = (address: string, hop: number) => boolean

/**
 * The forwarding headers that Fastify trusts. A number of proxies counts from this machine outwards, and
 * the nearest has to be on this machine or in a private network: a client that reaches the port directly
 * cannot pose as a proxy.
 */
export function trustedProxies(proxies: TrustProxy): false | string[] | TrustFunction {
  if (proxies === false) return false
  if (typeof proxies !== 'number') return [...proxies]
  return (address, hop) => hop < proxies && (hop > 0 || isPrivateAddress(address))
}
