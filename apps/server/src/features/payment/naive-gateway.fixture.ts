import { randomUUID } from 'node:crypto'
import type { PaymentId } from '@provender/domain/ids'
import type { Gateway, ChargeIdentity } from '../card/gateway.ts'

/** The naive twin: every call is a new charge. */
export function withoutIdempotency(gateway: Gateway): Gateway {
  const ids = new Map<PaymentId, PaymentId>()
  const named = (charge: ChargeIdentity) => ({ ...charge, id: ids.get(charge.id) ?? charge.id })
  return {
    ...gateway,
    authorise: (request) => {
      const id = randomUUID() as PaymentId
      ids.set(request.id, id)
      return gateway.authorise({ ...request, id })
    },
    find: (charge) => gateway.find(named(charge)),
    capture: (charge, amount) => gateway.capture(named(charge), amount),
    void: (charge) => gateway.void(named(charge)),
  }
}
