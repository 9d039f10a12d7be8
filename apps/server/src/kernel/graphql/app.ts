import { type Access, isStaffAccess } from '@provender/domain/permission/permission'
import type { GraphQLField } from 'graphql'

export const apps = ['shop', 'office'] as const
export type App = (typeof apps)[number]

/** The apps that may use a root field with this access. A field can list its apps instead. */
export function appsFor(access: Access): readonly App[] {
  if (access === 'catalogue') return apps
  return isStaffAccess(access) ? ['office'] : ['shop']
}

/** True if the contract of an app has this root field. */
export function isInContract(
  { extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>,
  app: App,
): boolean {
  const named: unknown = extensions['apps']
  return Array.isArray(named) && named.includes(app)
}
