import type { CompanyId, LoginId } from '../ids.ts'

/** Who asks. A login that is not activated has no session and is a visitor (specification 6). */
export type Actor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'customer'; readonly loginId: LoginId; readonly companyId: CompanyId }

/**
 * What an operation of the API asks of the actor.
 * - `anyone`: also below the login wall (configuration, sign-in).
 * - `catalogue`: visitors too, unless the login wall is up.
 * - `customer`: an activated login, for its own company's things.
 */
export type Access = 'anyone' | 'catalogue' | 'customer'

/** The one question of authorisation for operations; what an id names is checked where it is loaded, by company. */
export function mayCall(
  actor: Actor,
  access: Access,
  { loginWall }: { readonly loginWall: boolean },
): boolean {
  switch (access) {
    case 'anyone':
      return true
    case 'catalogue':
      return actor.kind === 'customer' || !loginWall
    case 'customer':
      return actor.kind === 'customer'
  }
}
