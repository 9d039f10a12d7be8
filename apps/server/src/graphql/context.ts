import type { PushRegistrationId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { Actor } from '@provender/domain/permission/permission'
import type { Customer } from '../account/customer.ts'
import type { CatalogueViewer } from '../catalogue/catalogue-viewer.ts'
import type { Deps } from '../deps.ts'
import type { StaffMember } from '../staff/staff-sessions.ts'

/** What the headers of a request say of the device (specification 7). Logged, never trusted. */
export interface ClientFacts {
  readonly deviceType: string
  readonly deviceId: string | null
  readonly deviceModel: string
  readonly os: string
  readonly osVersion: string
  readonly buildId: string
  readonly userAgent: string
}

/** How a request may answer besides its body. */
export interface ReplyCookies {
  /** Null removes the cookie. */
  readonly set: (name: string, value: string | null, options: CookieOptions) => void
}

interface CookieOptions {
  readonly maxAgeSeconds: number
  readonly httpOnly: boolean
}

/** Everything a resolver gets to know of one request. */
export interface Context {
  readonly deps: Deps
  readonly actor: Actor
  /** There was a session cookie, but the request did not show that it came from the shop's own pages. */
  readonly hasForeignCredentials: boolean
  /** The customer behind the actor; null for a visitor. */
  readonly customer: Customer | null
  /** What her session cookie holds; null where she came without one. */
  readonly sessionSecret: string | null
  /** What her browser is registered as for push messages, as far as it says. */
  readonly pushToken: PushRegistrationId | null
  /** The person of the wholesaler's behind the actor, with the secret she came with; null for everybody else. */
  readonly staff: { readonly member: StaffMember; readonly secret: string } | null
  readonly viewer: CatalogueViewer
  readonly language: Language
  readonly client: ClientFacts
  readonly cookies: ReplyCookies
  /** Where the request came from, for throttling. */
  readonly ip: string
  readonly requestId: string
}

/** The customer of an operation that only customers may call. */
export function requireCustomer(context: Context): Customer {
  if (context.customer === null) throw new Error('A customer operation ran without a customer')
  return context.customer
}

/** The person of an operation that only the wholesaler's people may call. */
export function requireStaff(context: Context): NonNullable<Context['staff']> {
  if (context.staff === null) throw new Error('A staff operation ran without staff')
  return context.staff
}
