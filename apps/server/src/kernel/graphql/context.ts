import type { DeviceType } from '@provender/domain/device/device-type'
import type { PushRegistrationId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { Actor } from '@provender/domain/permission/permission'
import type { Deps } from '../deps.ts'
import type { CatalogueViewer } from '../identity/catalogue-viewer.ts'
import type { SignedInUser } from '../identity/signed-in-user.ts'
import type { StaffMember } from '../identity/staff-member.ts'
import type { App } from './app.ts'

/** The device according to the request headers (docs/product-rules.md#contract). It is logged, never trusted. */
export interface ClientDetails {
  readonly deviceType: DeviceType
  readonly deviceId: string | null
  readonly deviceModel: string
  readonly os: string
  readonly osVersion: string
  readonly buildId: string
  readonly userAgent: string
}

export interface ReplyCookies {
  readonly set: (name: string, value: string | null, options: CookieOptions) => void
}

interface CookieOptions {
  readonly maxAgeSeconds: number
  readonly httpOnly: boolean
  readonly sameSite?: 'lax' | 'strict'
}

/** The request came from another site, or lacks the header that proves that a page of ours sent it. */
export type CookieRefusal = 'WRONG_ORIGIN' | 'DEVICE_ID_MISSING'

/** Everything that resolvers know about one request. */
export interface Context {
  readonly deps: Deps
  /** The app whose session cookie counts, by a header of the request; null for a client that sends its own token and stores no cookies. */
  readonly cookieApp: App | null
  readonly actor: Actor
  /** Why the session cookie was not accepted; null if it was, or if there was none. */
  readonly cookieRefusal: CookieRefusal | null
  /** The customer behind the actor; null for a visitor. */
  readonly user: SignedInUser | null
  readonly sessionSecret: string | null
  readonly pushToken: PushRegistrationId | null
  /** The staff member behind the actor, with the session secret; null for all other callers. */
  readonly staff: { readonly member: StaffMember; readonly secret: string } | null
  readonly viewer: CatalogueViewer
  readonly language: Language
  readonly client: ClientDetails
  /** An installed app sent the request, so it may use the contract of the shop only. */
  readonly isFromApp: boolean
  readonly cookies: ReplyCookies
  /** The client's address, for throttling. */
  readonly ip: string
  readonly requestId: string
}

/** Returns the customer in an operation that only customers may call. */
export function requireUser(context: Context): SignedInUser {
  if (context.user === null) throw new Error('A customer operation ran without a customer')
  return context.user
}

/** Returns the staff member in an operation that only staff may call. */
export function requireStaff(context: Context): NonNullable<Context['staff']> {
  if (context.staff === null) throw new Error('A staff operation ran without staff')
  return context.staff
}
