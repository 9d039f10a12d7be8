import { type Context, requireStaff } from '../../kernel/graphql/context.ts'
import type { OrderActor } from './order-lock.ts'

export function actorOf(context: Context): OrderActor & { readonly kind: 'STAFF' } {
  const { staffId, role } = requireStaff(context).member
  return { kind: 'STAFF', staffId, role }
}
