import type { CompanyId, LoginId, StaffId } from '../ids.ts'

/** The caller. A user who is not activated has no session and is a visitor (docs/product-rules.md#companies-and-users). */
export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'customer'
      readonly loginId: LoginId
      readonly companyId: CompanyId
      readonly role: LoginRole
    }
  | { readonly kind: 'staff'; readonly staffId: StaffId; readonly role: StaffRole }

/** A company's people: who decides for the company, and who orders for it (docs/decisions/0031-owners-and-buyers.md). */
export const loginRoles = ['OWNER', 'BUYER'] as const
export type LoginRole = (typeof loginRoles)[number]

/**
 * What an activated login may do for its own company, and which of them.
 * - `customer`: everything about ordering, and what is the login's own.
 * - `company.logins`: who else signs in for the company, and as what.
 * - `company.details`: whom the wholesaler asks for, and by which number.
 * - `company.sites`: where the company has its goods brought.
 */
const customerMay = {
  customer: ['OWNER', 'BUYER'],
  'company.logins': ['OWNER'],
  'company.details': ['OWNER'],
  'company.sites': ['OWNER'],
} as const satisfies Readonly<Record<string, readonly LoginRole[]>>
type CustomerAccess = keyof typeof customerMay

/** May a login of this role do it? For what is shown; the API asks `mayCall`. */
export function roleMay(role: LoginRole, access: CustomerAccess): boolean {
  return (customerMay[access] as readonly LoginRole[]).includes(role)
}

/** The wholesaler's people by what they do. */
export const staffRoles = ['MANAGER', 'WAREHOUSE', 'DRIVER'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * What the wholesaler's people may do, and who of them; nobody else, and nothing that is not here.
 * - `orders.decide`: confirm, hold, release, cancel.
 * - `orders.refund`: give back what was taken from a card.
 * - `orders.pick`: pick, pack, send out, lay ready.
 * - `orders.handOver`: note that the goods changed hands.
 * - `ledger`: payments and credit notes, and what a company owes.
 * - `service`: claims, and what was written by the contact form.
 */
const staffMay = {
  staff: ['MANAGER', 'WAREHOUSE', 'DRIVER'],
  'orders.read': ['MANAGER', 'WAREHOUSE', 'DRIVER'],
  'orders.decide': ['MANAGER'],
  'orders.refund': ['MANAGER'],
  'orders.pick': ['MANAGER', 'WAREHOUSE'],
  'orders.handOver': ['MANAGER', 'WAREHOUSE', 'DRIVER'],
  ledger: ['MANAGER'],
  service: ['MANAGER'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>
export type StaffAccess = keyof typeof staffMay

/**
 * What an operation of the API asks of the actor.
 * - `anyone`: also below the login wall (configuration, sign-in).
 * - `catalogue`: visitors too, unless the login wall is up.
 * - those of customers: an activated login whose role has it, for its own company's things.
 * - the others: the wholesaler's people whose role has it.
 */
export type Access = 'anyone' | 'catalogue' | CustomerAccess | StaffAccess

/** Is this what an operation may ask of the actor? */
export function isAccess(text: unknown): text is Access {
  return (
    text === 'anyone' ||
    text === 'catalogue' ||
    (typeof text === 'string' && (Object.hasOwn(staffMay, text) || isOfCustomers(text)))
  )
}

/** True if it is for the wholesaler's staff alone. */
export function isStaffAccess(access: Access): access is StaffAccess {
  return Object.hasOwn(staffMay, access)
}

function isOfCustomers(access: string): access is CustomerAccess {
  return Object.hasOwn(customerMay, access)
}

/** The one question of authorisation for operations; what an id names is checked where it is loaded, by company. */
export function mayCall(
  actor: Actor,
  access: Access,
  { loginWall }: { readonly loginWall: boolean },
): boolean {
  if (access === 'anyone') return true
  if (access === 'catalogue') return actor.kind !== 'visitor' || !loginWall
  if (isOfCustomers(access)) return actor.kind === 'customer' && roleMay(actor.role, access)
  return actor.kind === 'staff' && (staffMay[access] as readonly StaffRole[]).includes(actor.role)
}
