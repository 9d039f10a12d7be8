import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import type { Config } from '@provender/domain/config/config'
import type {
  AttributeRow,
  CategoryRow,
  CompanyRow,
  PriceRow,
  ProductRow,
  RouteRow,
  StockRow,
} from '@provender/domain/import/rows'
import type { TranslatedText } from '@provender/domain/languages'
import type { OrderState, PaymentType } from '@provender/domain/order/order'
import type { SalesUnit } from '@provender/domain/price/price'
import type { SiteDetails } from '@provender/domain/site/site'
import type { LocalDate, LocalTime, OpeningHours } from '@provender/domain/slots/hours'

export interface DemoWholesaler {
  /** Every category after its parent. */
  readonly categories: readonly CategoryRow[]
  readonly attributes: readonly AttributeRow[]
  /** In the order of their codes. `name` begins with the name of the brand and a space. */
  readonly products: readonly ProductRow[]
  readonly priceLists: readonly PriceList[]
  /** A few products have none. */
  readonly prices: readonly PriceRow[]
  /** One for every product. */
  readonly stock: readonly StockRow[]
  readonly routes: readonly RouteRow[]
  readonly companies: readonly CompanyRow[]
  readonly sites: readonly DemoSite[]
  readonly orders: readonly DemoOrder[]
  readonly banners: readonly DemoBanner[]
  readonly pages: readonly DemoPage[]
  readonly faq: readonly DemoFaqEntry[]
  readonly favourites: readonly DemoFavourites[]
  /** E-mail addresses of users with the role of buyer. */
  readonly buyers: readonly string[]
  readonly openingHours: OpeningHours
  readonly holidays: readonly DemoHoliday[]
  /** Settings that differ from the default. */
  readonly config: Partial<Config>
}

/** A delivery site of a company besides its own address. */
export interface DemoSite extends SiteDetails {
  readonly companyCode: string
  readonly code: string
  /** Null for the company's route. */
  readonly routeCode: string | null
  readonly userEmails: readonly string[]
}

export interface PriceList {
  readonly code: string
  readonly name: string
}

export interface DemoOrder {
  readonly companyCode: string
  readonly userEmail: string
  /** 0 for the anchor day. */
  readonly placedDaysBefore: number
  readonly placedAt: LocalTime
  readonly method: FulfilmentMethod
  readonly state: OrderState
  readonly paymentType: PaymentType
  readonly lines: readonly DemoOrderLine[]
}

export interface DemoOrderLine {
  readonly productCode: string
  readonly unit: SalesUnit
  /** Thousandths: one piece is 1000, 1.5 kg are 1500. */
  readonly quantity: number
}

/** Background of a banner: butter is yellow, blush pink, mint green, ice blue. */
export type BannerTone = 'butter' | 'blush' | 'mint' | 'ice'

export interface DemoBanner {
  readonly code: string
  readonly title: TranslatedText
  readonly text: TranslatedText
  readonly link: string
  readonly tone: BannerTone
  /** File names of two or three pack shots. */
  readonly pictures: readonly string[]
  readonly startsOn: LocalDate
  readonly endsOn: LocalDate
}

export interface DemoPage {
  readonly slug: 'about-us' | 'privacy-policy' | 'terms-and-conditions'
  readonly title: TranslatedText
  /** Markdown, without the title. */
  readonly body: TranslatedText
}

export interface DemoFaqEntry {
  readonly code: string
  readonly question: TranslatedText
  readonly answer: TranslatedText
}

export interface DemoFavourites {
  readonly userEmail: string
  readonly productCodes: readonly string[]
}

export interface DemoHoliday {
  readonly day: LocalDate
  readonly name: string
}
