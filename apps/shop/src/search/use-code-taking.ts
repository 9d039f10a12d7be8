import { useLingui } from '@lingui/react/macro'
import type { SalesUnit } from '@provender/domain/price/price'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { statusOf } from '../api/execute.ts'
import { useShopState } from '../app/shop-state.ts'
import { hasCode } from '../catalogue/coded-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { otherCodeFor } from '../scan/other-code.ts'
import { unitOfCode } from '../scan/unit-of-code.ts'
import { deviceFindingQuery, findingQuery, findProducts } from './find-products.ts'

interface TakenCode {
  readonly code: string
  readonly isScanned: boolean
  /** What the code stands for; undefined where it does not say. */
  readonly unit: SalesUnit | undefined
}

export interface CodeTaking {
  /** The box still has the code. */
  readonly isInBox: (code: string) => boolean
  readonly onProduct: (product: ProductCardFieldsFragment, by: TakenCode) => void
  /** Typed, and of no product: everything it finds is opened. */
  readonly onSearch: (code: string) => void
}

/**
 * Takes a whole code at its word: its product is found and handed over, also when by then the next one is being scanned.
 * What cannot be found is told, so that nothing scanned is lost silently.
 */
export function useCodeTaking({ isInBox, onProduct, onSearch }: CodeTaking) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { notices } = useShopState()
  return async (code: string, isScanned: boolean): Promise<void> => {
    try {
      const product = await productWith(client, code)
      if (product) onProduct(product, { code, isScanned, unit: unitOfCode(product, code) })
      else if (isScanned)
        notices.show({ kind: 'toast', about: 'bad', text: t`No product has the code ${code}.` })
      else if (isInBox(code)) onSearch(code)
    } catch (error) {
      const text = statusOf(error) === 0 ? t`No connection` : t`An error has occurred`
      notices.show({ kind: 'toast', about: 'bad', text, detail: t`${code} was not added.` })
    }
  }
}

/** The product with a code; of a case whose code is on none, the product whose piece it is a case of. */
async function productWith(client: QueryClient, code: string) {
  const otherwise = otherCodeFor(code)
  return (
    (await productFor(client, code)) ??
    (otherwise === undefined ? undefined : await productFor(client, otherwise))
  )
}

async function productFor(client: QueryClient, code: string) {
  return (await productOnDevice(client, code)) ?? (await productAtServer(client, code))
}

/** Scans need no network where the catalogue is here; one that is not in it may be new. */
async function productOnDevice(client: QueryClient, code: string) {
  const finding = await client.fetchQuery(deviceFindingQuery(code))
  return finding?.products.find((each) => hasCode(each, code))
}

async function productAtServer(client: QueryClient, code: string) {
  const { queryKey } = findingQuery(code)
  const finding = client.getQueryData(queryKey) ?? (await findProducts({ client, text: code }))
  client.setQueryData(queryKey, finding)
  return finding.products.find((each) => hasCode(each, code))
}
