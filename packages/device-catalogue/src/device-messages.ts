import type { AnsweredPaste, PasteRequest } from '@provender/catalogue/answer-paste'
import type { AnsweredProducts } from '@provender/catalogue/answer-products'
import type { ProductsRequest } from '@provender/catalogue/product-query'
import type { DeviceDescription } from '@provender/client/api/server-access'
import type { Language } from '@provender/domain/languages'
import type { FavouriteState } from '@provender/domain/product/favourite-state'
import type { RemindersAnswer, ProductOnDevice } from './catalogue-holder.ts'
import type { DeviceState } from './loaded-catalogue.ts'

export interface DeviceSession {
  /** `sectionOwner` of the user; empty for a visitor. */
  readonly owner: string
  /** A visitor behind the login wall: there is nothing to fetch, and nothing may stay on the device. */
  readonly isWalled: boolean
  /** Undefined for a visitor, and in a browser, which adds its cookies. */
  readonly token: string | undefined
}

export type ToWorker =
  | {
      readonly kind: 'start'
      readonly server: { readonly baseUrl: string; readonly device: DeviceDescription }
      readonly session: DeviceSession
    }
  | { readonly kind: 'setSession'; readonly session: DeviceSession }
  | {
      readonly kind: 'products'
      readonly n: number
      readonly request: ProductsRequest
      readonly language: Language
    }
  | { readonly kind: 'product'; readonly n: number; readonly id: string; readonly language: Language }
  | { readonly kind: 'paste'; readonly n: number; readonly request: PasteRequest }
  | { readonly kind: 'reminders'; readonly n: number }
  | { readonly kind: 'setFavourite'; readonly productId: string; readonly state: FavouriteState }
  | { readonly kind: 'refresh' }
  | { readonly kind: 'delete'; readonly n: number }

/** The answer to a page; empty if the page should query the server. */
export interface Answer {
  readonly products?: AnsweredProducts | undefined
  readonly product?: ProductOnDevice | undefined
  readonly paste?: AnsweredPaste | undefined
  readonly reminders?: RemindersAnswer | undefined
}

export type FromWorker =
  | { readonly kind: 'state'; readonly state: DeviceState }
  | { readonly kind: 'answer'; readonly n: number; readonly answer: Answer }
