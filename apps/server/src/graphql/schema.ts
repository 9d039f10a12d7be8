import { type Access, isAccess, mayCall } from '@provender/domain/permission/permission'
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import { apiError } from './api-error.ts'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import { repeatOf } from './repeat.ts'
import '../wholesaler/schema.ts'
import '../device/schema.ts'
import '../account/schema.ts'
import '../account/device-schema.ts'
import '../joining/schema.ts'
import '../account/settings-schema.ts'
import '../account/email-schema.ts'
import '../colleague/schema.ts'
import '../deletion/schema.ts'
import '../site/schema.ts'
import '../catalogue/schema.ts'
import '../favourite/schema.ts'
import '../notification/schema.ts'
import '../push/schema.ts'
import '../basket/schema.ts'
import '../basket/share-schema.ts'
import '../order/schema.ts'
import '../order/purchase-type.ts'
import '../order/change-schema.ts'
import '../order/office-schema.ts'
import '../payment/order-payment-type.ts'
import '../payment/card-schema.ts'
import '../payment/schema.ts'
import '../payment/office-schema.ts'
import '../ledger/schema.ts'
import '../ledger/document-type.ts'
import '../ledger/office-schema.ts'
import '../payment/invoice/schema.ts'
import '../claim/schema.ts'
import '../claim/office-schema.ts'
import '../contact/schema.ts'
import '../contact/office-schema.ts'
import '../staff/schema.ts'
import '../quick-order/schema.ts'
import '../order-guide/schema.ts'
import '../live/schema.ts'

/**
 * The whole API, every root field behind its rule of access. Refuses to be built when one has none, or when a mutation does not say what a
 * repeat of it does.
 */
export function makeSchema(): GraphQLSchema {
  const schema = builder.toSchema({ sortSchema: false })
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
      const access = accessOf(field.extensions['access'], name)
      field.resolve = guarded(access, field.resolve)
    }
  }
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) repeatOf(field)
  for (const [name, field] of Object.entries(schema.getSubscriptionType()?.getFields() ?? {}))
    field.subscribe = guarded(accessOf(field.extensions['access'], name), field.subscribe)
  return schema
}

function accessOf(access: unknown, name: string): Access {
  if (isAccess(access)) return access
  throw new Error(`The operation ${name} does not say who may call it`)
}

function guarded(
  access: Access,
  resolve: GraphQLFieldResolver<unknown, Context> | undefined,
): GraphQLFieldResolver<unknown, Context> {
  if (!resolve) throw new Error('A root field has no resolver')
  return (...call) => {
    const [, , context] = call
    if (!mayCall(context.actor, access, context.viewer.config)) throw refusalOf(context)
    return resolve(...call)
  }
}

function refusalOf({ actor, cookieRefusal }: Context): Error {
  if (cookieRefusal !== null) return apiError(cookieRefusal)
  return apiError(actor.kind === 'visitor' ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED')
}
