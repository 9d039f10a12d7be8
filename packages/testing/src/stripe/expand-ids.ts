import type Stripe from 'stripe'
import { idOf } from './fake-wire.ts'

interface ObjectsById {
  readonly methods: ReadonlyMap<string, Stripe.PaymentMethod>
  readonly charges: ReadonlyMap<string, Stripe.Charge>
}

/** Replaces the ids of payment methods and charges by the objects, in a result or a list of results. */
export function expandIds(value: unknown, objects: ObjectsById): unknown {
  if (Array.isArray(value)) return value.map((each) => expandIds(each, objects))
  if (typeof value !== 'object' || value === null) return value
  const {
    payment_method: method,
    latest_charge: charge,
    data,
    ...rest
  } = value as { readonly [field: string]: unknown }
  return {
    ...rest,
    ...(data === undefined ? {} : { data: expandIds(data, objects) }),
    ...(method === undefined ? {} : { payment_method: objects.methods.get(idOf(method)) ?? method }),
    ...(charge === undefined ? {} : { latest_charge: objects.charges.get(idOf(charge)) ?? charge }),
  }
}
