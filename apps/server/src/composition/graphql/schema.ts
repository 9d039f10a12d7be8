import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import { builder } from '../../kernel/graphql/builder.ts'
import type { Context } from '../../kernel/graphql/context.ts'
import { repeatOf } from '../../kernel/graphql/repeat.ts'
import '../../features/wholesaler/schema.ts'
import '../../features/device/schema.ts'
import '../../features/account/schema.ts'
import '../../features/account/device-schema.ts'
import '../../features/application/schema.ts'
import '../../features/account/second-factor/schema.ts'
import '../../features/account/settings-schema.ts'
import '../../features/account/email-schema.ts'
import '../../features/company-user/schema.ts'
import '../../features/account/deletion/schema.ts'
import '../../features/site/schema.ts'
import '../../features/catalogue/schema.ts'
import '../../features/favourite/schema.ts'
import '../../features/notification/schema.ts'
import '../../features/picture/schema.ts'
import '../../features/push/app-schema.ts'
import '../../features/push/schema.ts'
import '../../features/basket/schema.ts'
import '../../features/basket/addable-schema.ts'
import '../../features/basket/share-schema.ts'
import '../../features/order/schema.ts'
import '../../features/order/order-documents.ts'
import '../../features/checkout/schema.ts'
import '../../features/purchase/purchase-type.ts'
import '../../features/order/change-schema.ts'
import '../../features/order/office-schema.ts'
import '../../features/order/pick-schema.ts'
import '../../features/payment/order-payment-type.ts'
import '../../features/card/card-schema.ts'
import '../../features/payment/schema.ts'
import '../../features/payment/page/ticket-schema.ts'
import '../../features/payment/page/page-schema.ts'
import '../../features/payment/office-schema.ts'
import '../../features/ledger/schema.ts'
import '../../features/ledger/document-type.ts'
import '../../features/ledger/office-schema.ts'
import '../../features/ledger/refund-credit-schema.ts'
import '../../features/payment/invoice/joint-schema.ts'
import '../../features/payment/invoice/schema.ts'
import '../../features/claim/schema.ts'
import '../../features/claim/office-schema.ts'
import '../../features/contact/schema.ts'
import '../../features/contact/office-schema.ts'
import '../../features/staff/schema.ts'
import '../../features/staff/invitation-schema.ts'
import '../../features/staff/people-schema.ts'
import '../../features/staff/password-schema.ts'
import '../../features/quick-order/schema.ts'
import '../../features/order-guide/never-substituted.ts'
import '../../features/order-guide/schema.ts'
import '../../features/live/office-schema.ts'
import '../../features/live/schema.ts'
import { accessCheck, type RootField } from './access.ts'

/**
 * Builds the whole API with an access rule on every root field. Throws if a field has no rule, or if a
 * mutation does not declare what a repeat does.
 */
export function createSchema(): GraphQLSchema {
  const schema = builder.toSchema({ sortSchema: false })
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) field.resolve = guarded(field, field.resolve)
  }
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) repeatOf(field)
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {}))
    field.subscribe = guarded(field, field.subscribe)
  return schema
}

function guarded(
  field: RootField,
  resolve: GraphQLFieldResolver<unknown, Context> | undefined,
): GraphQLFieldResolver<unknown, Context> {
  if (!resolve) throw new Error('A root field has no resolver')
  const check = accessCheck(field)
  return (...call) => {
    const refusal = check(call[2])
    if (refusal) throw refusal
    return resolve(...call)
  }
}
