import type { Config } from '@provender/domain/config/config'
import type { TranslatedText } from '@provender/domain/languages'
import type { DeliveryRoute } from '@provender/domain/slots/delivery'
import type { LocalDate, OpeningHours } from '@provender/domain/slots/hours'

export interface Banner {
  readonly code: string
  readonly title: TranslatedText
  readonly body: TranslatedText
  /** Path within the shop, or a web address. */
  readonly link: string
  readonly tone: string
  readonly pictures: readonly string[]
  readonly startsOn: LocalDate | null
  readonly endsOn: LocalDate | null
}

export interface ContentPage {
  readonly slug: string
  readonly title: TranslatedText
  readonly body: TranslatedText
}

export interface FaqEntry {
  readonly question: TranslatedText
  readonly answer: TranslatedText
}

export interface WholesalerSettings {
  readonly version: number
  readonly config: Config
  readonly hours: OpeningHours
  readonly holidays: ReadonlyMap<LocalDate, string>
  readonly routes: ReadonlyMap<number, DeliveryRoute>
  readonly banners: readonly Banner[]
  readonly pages: ReadonlyMap<string, ContentPage>
  readonly faq: readonly FaqEntry[]
}

export interface Wholesaler {
  readonly current: () => WholesalerSettings
  /** Reads the settings again if they are older than `version`. */
  readonly syncTo: (version: number) => Promise<void>
}
