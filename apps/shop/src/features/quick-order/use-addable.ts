import { executeOf } from '@provender/client/api/api-query'
import { addableQuantities, type AddableQuantity } from '@provender/domain/basket/addable-quantities'
import type { Baskets } from '@provender/domain/basket/basket'
import { quantityFromWire } from '@provender/sync/operations/basket-wire'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useBaskets } from '../basket-store/use-basket.ts'
import { basketProduct } from '../catalogue/basket-product.ts'
import type { ProductList } from '../catalogue/product-list.ts'
import { useProductList } from '../catalogue/use-product-list.ts'
import { addition } from './add-rows.ts'
import type { PasteChoice, PasteRow } from './paste-rows.ts'
import { AddableQuantities, type RequestedLineInput } from './quick-order.documents.ts'

/** How much of each row the active basket accepts, by the row's id. Rows without a product have no entry. */
export type AddableRows = ReadonlyMap<number, AddableQuantity>

/** Changes in quick succession are one question to the server. */
const delayMs = 300
/** Without an answer by then, the server decides when the lines arrive. */
const longestMs = 1500

interface ServerAnswer {
  readonly key: string
  /** Undefined if the server could not be asked. */
  readonly quantities: readonly number[] | undefined
}

interface Addable {
  readonly addable: AddableRows
  /** False while the server is asked about the stock of these rows. */
  readonly isSettled: boolean
}

/** Counts at once with the stock that is on this device, and queries the server about stock whose count is not sent. */
export function useAddable(rows: readonly PasteRow[]): Addable {
  const client = useQueryClient()
  const listContext = useProductList()
  const { baskets, version } = useBaskets()
  const [answer, setAnswer] = useState<ServerAnswer>()
  const asked = confirmedFirst(rows).filter(({ choice }) => choice.product.stockStatus.stockCount === null)
  const lines = asked.map(({ choice: { product, unit, quantity } }) => ({
    product: product.id,
    unit,
    quantity: quantity / 1000,
  }))
  // Another version of the baskets may leave more or less of the stock.
  const key = JSON.stringify({ version, lines })
  useEffect(() => {
    const variables: { readonly lines: readonly RequestedLineInput[] } = JSON.parse(key)
    if (variables.lines.length === 0) return
    let isStale = false
    const settle = (quantities: ServerAnswer['quantities']) => {
      if (!isStale) setAnswer({ key, quantities })
    }
    const ask = async () => {
      const answered = await executeOf(client)(AddableQuantities, { lines: variables.lines }).catch(
        () => undefined,
      )
      settle(answered?.addableQuantities)
    }
    const timers = [
      setTimeout(() => void ask(), delayMs),
      setTimeout(() => settle(undefined), delayMs + longestMs),
    ]
    return () => {
      isStale = true
      for (const timer of timers) clearTimeout(timer)
    }
  }, [client, key])
  const quantities = answer?.key === key ? answer.quantities : undefined
  const addable = useMemo(() => {
    const onDevice = addableHere(rows, baskets, listContext)
    if (!quantities) return onDevice
    const ofServer = new Map(
      confirmedFirst(rows)
        .filter(({ choice }) => choice.product.stockStatus.stockCount === null)
        .map(({ id }, index) => [id, quantityFromWire(quantities[index] ?? 0)]),
    )
    return new Map(
      [...onDevice].map(([id, here]) => {
        const quantity = ofServer.get(id) ?? here.quantity
        return [id, quantity < here.quantity ? { quantity, by: 'STOCK' as const } : here]
      }),
    )
  }, [rows, baskets, listContext, quantities])
  return { addable, isSettled: lines.length === 0 || answer?.key === key }
}

/** By the stock counts that are sent. */
export function addableHere(
  rows: readonly PasteRow[],
  baskets: Baskets,
  { stockPolicy, quantityLimits }: Pick<ProductList, 'stockPolicy' | 'quantityLimits'>,
): AddableRows {
  const counted = confirmedFirst(rows)
  const products = new Map(counted.map(({ choice: { product } }) => [Number(product.id), product]))
  const quantities = addableQuantities(
    baskets,
    counted.map(({ choice }) => addition(choice)),
    {
      quantityLimits,
      nowMs: 0,
      deviceId: null,
      author: null,
      defaultName: () => '',
      deletedName: () => undefined,
      product: (id) => {
        const product = products.get(id)
        return product && basketProduct(product, stockPolicy)
      },
    },
  )
  return new Map(
    counted.flatMap(({ id }, index) => (quantities[index] ? [[id, quantities[index]] as const] : [])),
  )
}

/** The rows with a product, confirmed ones first: an unconfirmed row must not use up their stock. */
function confirmedFirst(rows: readonly PasteRow[]): readonly (PasteRow & { readonly choice: PasteChoice })[] {
  return rows
    .flatMap((row) => (row.choice ? [{ ...row, choice: row.choice }] : []))
    .toSorted((one, other) => Number(other.isConfirmed) - Number(one.isConfirmed))
}
