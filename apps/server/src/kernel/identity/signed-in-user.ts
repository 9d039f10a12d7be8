import type { CompanyId, CompanyUid, PriceListId, ProductId, SiteId, UserId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { Minor } from '@provender/domain/money/money'
import type { SubstitutionWish } from '@provender/domain/order/order'
import type { UserRole } from '@provender/domain/permission/permission'
import type { Site } from '@provender/domain/site/site'

export interface CompanyAddress {
  readonly address1: string
  readonly address2: string
  readonly address3: string
  readonly city: string
  readonly country: string
  readonly postCode: string
}

/** The user of a session with the user's and the company's data, at most five seconds old. */
export interface SignedInUser {
  readonly sessionId: string
  /** Fixed at sign-in: the web or the installed app. */
  readonly channel: 'web' | 'mobile'
  readonly expiresAtMs: number
  readonly userId: UserId
  readonly email: string
  readonly name: string
  readonly role: UserRole
  /** The language that the user chose; null if they never did. */
  readonly language: Language | null
  readonly marketingEmailEnabled: boolean
  readonly marketingSmsEnabled: boolean
  readonly marketingNotificationEnabled: boolean
  readonly companyId: CompanyId
  readonly uid: CompanyUid
  readonly companyCode: string
  readonly companyName: string
  readonly contactName: string
  readonly address: CompanyAddress
  readonly telephone: string
  readonly telephone2: string
  readonly mobile: string
  readonly fax: string
  readonly priceListId: PriceListId | null
  readonly creditLimitMinor: Minor | null
  readonly currencyCode: string
  /** The user's own setting, else the company's. */
  readonly showAllPricesIncludingVat: boolean | null
  readonly hideDefaultProductPrices: boolean | null
  /** The company's, for each order that says nothing else. */
  readonly substitutionWish: SubstitutionWish
  /** Sites that the customer can order to, the company's own address first. May be empty. */
  readonly sites: readonly UserSite[]
  /** The site of the last delivery. */
  readonly lastSiteId: SiteId | null
  readonly favourites: ReadonlySet<ProductId>
  readonly reminders: ReadonlySet<ProductId>
  /** The company's purchases within a year, most often bought first; up to five minutes old. */
  readonly bought: ReadonlySet<ProductId>
  readonly personalKey: string
}

/** A site that a customer can order to, and the route that serves it. */
export interface UserSite extends Site {
  readonly routeId: number
  /** Null for the company's own address, which is no row of `site`. */
  readonly row: { readonly id: number; readonly version: number } | null
}
