import type { CompanyId, CompanyUid, LoginId, PriceListId, ProductId, SiteId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { Minor } from '@provender/domain/money/money'
import type { LoginRole } from '@provender/domain/permission/permission'
import type { Site } from '@provender/domain/site/site'

export interface CompanyAddress {
  readonly address1: string
  readonly address2: string
  readonly address3: string
  readonly city: string
  readonly country: string
  readonly postCode: string
}

/** The person of a session with what is hers and her company's, as of at most five seconds ago. */
export interface Customer {
  readonly sessionId: string
  /** What the sign-in fixed: the web, or the installed app. */
  readonly channel: 'web' | 'mobile'
  readonly expiresAtMs: number
  readonly loginId: LoginId
  readonly email: string
  readonly name: string
  readonly role: LoginRole
  /** The one it chose; null where it never did. */
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
  /** The login's own wish; where it has none, the company's. */
  readonly showAllPricesIncludingVat: boolean | null
  readonly hideDefaultProductPrices: boolean | null
  /** Where she can have orders delivered: the company's own address first. Empty: nowhere. */
  readonly sites: readonly CustomerSite[]
  /** Where she had the last one delivered. */
  readonly lastSiteId: SiteId | null
  readonly favourites: ReadonlySet<ProductId>
  readonly reminders: ReadonlySet<ProductId>
  /** What the company bought within a year, the most often bought; up to five minutes old. */
  readonly bought: ReadonlySet<ProductId>
  readonly personalKey: string
}

/** Where a customer can have an order delivered, and by which route. */
export interface CustomerSite extends Site {
  readonly routeId: number
  /** Null: the company's own address, which is no row of `site`. */
  readonly row: { readonly id: number; readonly version: number } | null
}
