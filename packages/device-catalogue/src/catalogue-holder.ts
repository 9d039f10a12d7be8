import {
  type AnsweredPaste,
  answerPaste,
  type PasteRequest,
  joinAnswers,
} from '@provender/catalogue/answer-paste'
import { type AnsweredProduct, answerProduct } from '@provender/catalogue/answer-product'
import { type AnsweredProducts, answerProducts } from '@provender/catalogue/answer-products'
import { answerReminders } from '@provender/catalogue/answer-reminders'
import { type ProductsRequest, isAcceptedByServer } from '@provender/catalogue/product-query'
import type { ProductId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { FavouriteState } from '@provender/domain/product/favourite-state'
import { createLoadedCatalogue, type LoadedCatalogueOptions } from './loaded-catalogue.ts'
import type { RequestSection } from './request-section.ts'
import { runCooperatively } from './run-cooperatively.ts'
import { syncCatalogue } from './sync-catalogue.ts'

export type RemindersAnswer = ReturnType<typeof answerReminders>

export interface CatalogueHolder {
  readonly open: () => Promise<void>
  readonly refresh: () => Promise<void>
  /** True if the server will have a newer version in a few seconds. */
  readonly isBehind: () => boolean
  readonly renewDetails: () => Promise<void>
  /** The result of the API's `products`. Undefined: not ready, so query the server. */
  readonly products: (request: ProductsRequest, language: Language) => AnsweredProducts | undefined
  /** The result of the API's `product`. Undefined: not ready, or no such product, so query the server. */
  readonly product: (id: string, language: Language) => ProductOnDevice | undefined
  /**
   * The result of the API's `matchPaste`, in one piece: rendering it in parts would slow down the
   * matching. Other messages are answered in between. Undefined: not ready, so query the server.
   */
  readonly paste: (request: PasteRequest) => Promise<AnsweredPaste | undefined>
  readonly reminders: () => RemindersAnswer | undefined
  readonly setFavourite: (productId: string, state: FavouriteState) => Promise<void>
  readonly delete: () => Promise<void>
}

export interface ProductOnDevice {
  readonly product: AnsweredProduct
  readonly isComplete: boolean
}

interface HolderOptions extends LoadedCatalogueOptions {
  readonly requestSection: RequestSection
  readonly runExclusive: (what: 'catalogue' | 'details', work: () => Promise<void>) => Promise<void>
}

export function createCatalogueHolder(options: HolderOptions): CatalogueHolder {
  const { store, requestSection, nowMs } = options
  const loaded = createLoadedCatalogue(options)
  let refreshing: Promise<void> | undefined
  let needsRefresh = false

  const answerContext = (language: Language) => ({ language, nowMs: nowMs() })

  return {
    open: async () => {
      await loaded.loadStored()
      loaded.replace(loaded.contents())
    },
    refresh: async () => {
      // The refresh in progress may have queried the server before the change.
      if (refreshing) needsRefresh = true
      refreshing ??= options
        .runExclusive('catalogue', async () => {
          do {
            needsRefresh = false
            await syncCatalogue(loaded, options)
          } while (needsRefresh)
        })
        .finally(() => {
          refreshing = undefined
        })
      await refreshing
    },
    isBehind: () => loaded.contents().current?.isBehind ?? false,
    renewDetails: () =>
      options.runExclusive('details', async () => {
        const chunks = loaded.contents().current?.details
        if (!chunks) return
        await loaded.details.renew(chunks, {
          store,
          requestSection,
          label: loaded.label,
          areCurrent: () => loaded.contents().current?.details === chunks,
        })
        loaded.reportState()
      }),
    products: (request, language) => {
      const device = loaded.device()
      return device && isAcceptedByServer(request)
        ? answerProducts(device, request, answerContext(language))
        : undefined
    },
    product: (productId, language) => {
      const device = loaded.device()
      if (!device) return undefined
      const id = Number(productId) as ProductId
      const details = loaded.details.of(id)
      const product = answerProduct(device, { id, details }, answerContext(language))
      return product && { product, isComplete: details !== undefined }
    },
    paste: async (request) => {
      const device = loaded.device()
      return device && joinAnswers(await runCooperatively(answerPaste(device, request, nowMs()), nowMs))
    },
    reminders: () => {
      const device = loaded.device()
      return device && answerReminders(device, nowMs())
    },
    setFavourite: (productId, state) => loaded.setFavourite(Number(productId) as ProductId, state),
    delete: loaded.delete,
  }
}
