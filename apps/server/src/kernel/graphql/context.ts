import type { PushRegistrationId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { Actor } from '@provender/domain/permission/permission'
import type { Deps } from '../deps.ts'
import type { CatalogueViewer } from '../identity/catalogue-viewer.ts'
import type { Customer } from '../identity/customer.ts'
import type { StaffMember } from '../identity/staff-member.ts'

export const deviceTypes = ['WEB', 'ANDROID', 'IOS'] as const
export type DeviceType = (typeof deviceTypes)[number]

/** What the headers of a request say about the device (docs/product-rules.md#contract). Logged, never trusted. */
export interface ClientFacts {
  readonly deviceType: DeviceType
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

/** The request came from another site, or did not show with a header of its own that it came from a page of the shop. */
export type CookieRefusal = 'WRONG_ORIGIN' | 'DEVICE_ID_MISSING'

/** Everything a resolver gets to know of one request. */
export interface Context {
  readonly deps: Deps
  readonly actor: Actor
  /** Why a session cookie was not believed; null where none was sent, or it was. */
  readonly cookieRefusal: CookieRefusal | null
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
