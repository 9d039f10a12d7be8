import type { CompanyId, StaffId, UserId } from '../ids.ts'

/** The caller. A user who is not activated has no session and is a visitor (docs/product-rules.md#companies-and-users). */
export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'customer'
      readonly userId: UserId
      readonly companyId: CompanyId
      readonly role: UserRole
    }
  | { readonly kind: 'staff'; readonly staffId: StaffId; readonly role: StaffRole }

/** Roles of a company's users: an owner decides for the company, a buyer orders for it (docs/decisions/0031-owners-and-buyers.md). */
export const userRoles = ['OWNER', 'BUYER'] as const
export type UserRole = (typeof userRoles)[number]

/**
 * Permissions of an activated user for their own company, by role.
 * - `customer`: everything about ordering, and the user's own data.
 * - `company.logins`: users of the company and their roles.
 * - `company.details`: contact person, telephone numbers and substitution wish.
 * - `company.sites`: delivery sites of the company.
 */
const customerMay = {
  customer: ['OWNER', 'BUYER'],
  'company.logins': ['OWNER'],
  'company.details': ['OWNER'],
  'company.sites': ['OWNER'],
} as const satisfies Readonly<Record<string, readonly UserRole[]>>
type CustomerAccess = keyof typeof customerMay

/** True if a user with this role has the access. Decides only what screens show; the API uses `mayCall`. */
export function roleMay(role: UserRole, access: CustomerAccess): boolean {
  return (customerMay[access] as readonly UserRole[]).includes(role)
}

/**
 * Roles of staff. ORDER_DESK takes and decides orders, ACCOUNTS has the ledger and decides about credit, PURCHASING buys for the
 * wholesaler and reads orders, WAREHOUSE picks and packs, DRIVER delivers. A MANAGER may do everything.
 */
export const staffRoles = ['MANAGER', 'ORDER_DESK', 'ACCOUNTS', 'PURCHASING', 'WAREHOUSE', 'DRIVER'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * Permissions of staff, by role. Only staff have them, and anything not listed is refused.
 * - `orders.decide`: confirm, hold, release after a check, cancel before the goods leave.
 * - `orders.release`: release orders on hold, those that the role may release.
 * - `orders.releaseCredit`: release orders of companies with an overdue invoice.
 * - `orders.cancelDispatched`: cancel orders whose goods have left.
 * - `orders.exceed`: agree to a weight or a substitute beyond its margin.
 * - `orders.refund`: refund a card without a credit note.
 * - `orders.pick`: pick, pack, dispatch, mark ready to collect.
 * - `orders.handOver`: record the handover of goods.
 * - `prices`: prices, totals and balances, in every answer. Others may know only what to collect.
 * - `ledger`: payments, credit notes and balances.
 * - `claims.read`: claims with their pictures.
 * - `service`: answer claims and messages of the contact form.
 * - `people`: the staff themselves, their roles, sessions and access.
 */
const rolesByAccess = {
  staff: staffRoles,
  'orders.read': staffRoles,
  'orders.decide': ['MANAGER', 'ORDER_DESK'],
  'orders.release': ['MANAGER', 'ORDER_DESK', 'ACCOUNTS'],
  'orders.releaseCredit': ['MANAGER', 'ACCOUNTS'],
  'orders.cancelDispatched': ['MANAGER'],
  'orders.exceed': ['MANAGER'],
  'orders.refund': ['MANAGER'],
  'orders.pick': ['MANAGER', 'WAREHOUSE'],
  'orders.handOver': ['MANAGER', 'WAREHOUSE', 'DRIVER'],
  prices: ['MANAGER', 'ORDER_DESK', 'ACCOUNTS', 'PURCHASING'],
  ledger: ['MANAGER', 'ACCOUNTS'],
  'claims.read': ['MANAGER', 'ORDER_DESK', 'ACCOUNTS'],
  service: ['MANAGER', 'ORDER_DESK'],
  people: ['MANAGER'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>
export type StaffAccess = keyof typeof rolesByAccess

/** True if a staff member with this role has the access. Decides only what screens show; the API uses `mayCall`. */
export function staffMay(role: StaffRole, access: StaffAccess): boolean {
  return (rolesByAccess[access] as readonly StaffRole[]).includes(role)
}

/**
 * The access that an operation of the API requires.
 * - `anyone`: also behind the login wall (configuration, sign-in).
 * - `catalogue`: visitors too, unless the login wall is up.
 * - customer access: an activated user whose role has it, for the data of their own company.
 * - staff access: a staff member whose role has it.
 */
export type Access = 'anyone' | 'catalogue' | CustomerAccess | StaffAccess

export function isAccess(text: unknown): text is Access {
  return (
    text === 'anyone' ||
    text === 'catalogue' ||
    (typeof text === 'string' && (Object.hasOwn(rolesByAccess, text) || isOfCustomers(text)))
  )
}

export function isStaffAccess(access: Access): access is StaffAccess {
  return Object.hasOwn(rolesByAccess, access)
}

function isOfCustomers(access: string): access is CustomerAccess {
  return Object.hasOwn(customerMay, access)
}

/** The only authorisation check of operations. Rows that an id names are checked by company when they are loaded. */
export function mayCall(
  actor: Actor,
  access: Access,
  { loginWall }: { readonly loginWall: boolean },
): boolean {
  if (access === 'anyone') return true
  if (access === 'catalogue') return actor.kind !== 'visitor' || !loginWall
  if (isOfCustomers(access)) return actor.kind === 'customer' && roleMay(actor.role, access)
  return actor.kind === 'staff' && staffMay(actor.role, access)
}
