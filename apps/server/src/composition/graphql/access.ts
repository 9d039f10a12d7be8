import { type Access, isAccess, mayCall } from '@provender/domain/permission/permission'
import type { GraphQLField } from 'graphql'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { isInContract } from '../../kernel/graphql/app.ts'
import type { Context } from '../../kernel/graphql/context.ts'

export type RootField = GraphQLField<unknown, Context>

/** Returns the check of a root field: why this caller may not call it, or undefined. Throws if the field has no rule. */
export function accessCheck(field: RootField): (context: Context) => Error | undefined {
  const access = accessOf(field)
  const isForCustomers = isInContract(field, 'shop')
  return (context) => {
    if (context.isFromApp && !isForCustomers) return apiError('WRONG_ORIGIN')
    return mayCall(context.actor, access, context.viewer.config) ? undefined : refusalOf(context)
  }
}

function accessOf({ name, extensions: { access } }: RootField): Access {
  if (isAccess(access)) return access
  throw new Error(`The operation ${name} does not say who may call it`)
}

function refusalOf({ actor, cookieRefusal }: Context): Error {
  if (cookieRefusal !== null) return apiError(cookieRefusal)
  return apiError(actor.kind === 'visitor' ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED')
}
