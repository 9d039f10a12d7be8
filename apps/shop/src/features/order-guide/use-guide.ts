import { useLingui } from '@lingui/react/macro'
import { apiQuery, executeOf } from '@provender/client/api/api-query'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { useFailureToast } from '../../kernel/state/use-failure-toast.ts'
import { orderGuideQuery } from '../usual/order-guide-query.ts'
import type { GuideItem } from '../usual/requested-items.ts'
import { moveItem } from './move-item.ts'
import {
  AddToOrderGuide,
  ArrangeOrderGuide,
  LeaveOutOfOrderGuide,
  LeftOutOfGuide,
  SetOrderGuidePar,
} from './order-guide.documents.ts'

export const leftOutQuery = apiQuery(LeftOutOfGuide, {})

export interface Guide {
  readonly usuals: readonly GuideItem[]
  readonly move: (from: number, to: number) => void
  /** The par level in the usual unit; null for none. */
  readonly setPar: (usual: GuideItem, quantity: number | null) => void
  readonly removeItem: (usual: GuideItem) => void
  readonly add: (product: NamedProduct) => void
}

interface NamedProduct {
  readonly id: string
  readonly name: string
}

/** The order guide and the company's changes to it. Changes show at once; after a failure it is as the server says. */
export function useGuide(): Guide {
  const { t } = useLingui()
  const client = useQueryClient()
  const { notices } = useShopState()
  const showFailure = useFailureToast()
  const usuals = useSuspenseQuery(orderGuideQuery).data.orderGuide
  const apply = async (next: readonly GuideItem[], save: () => Promise<unknown>): Promise<void> => {
    const before = client.getQueryData(orderGuideQuery.queryKey)
    client.setQueryData(orderGuideQuery.queryKey, { orderGuide: next })
    if (await isSaved(save)) return
    client.setQueryData(orderGuideQuery.queryKey, before)
    await readAgain()
  }
  const isSaved = async (save: () => Promise<unknown>): Promise<boolean> => {
    try {
      await save()
      return true
    } catch (error) {
      showFailure(error)
      return false
    }
  }
  const execute = executeOf(client)
  const readAgain = () =>
    Promise.all([
      client.invalidateQueries(orderGuideQuery),
      client.invalidateQueries({ ...leftOutQuery, refetchType: 'all' }),
    ])
  const setLeftOut = async (productId: string, leftOut: boolean): Promise<void> => {
    await execute(LeaveOutOfOrderGuide, { productId, leftOut })
    await readAgain()
  }
  const add = async ({ id, name }: NamedProduct): Promise<void> => {
    if (!(await isSaved(() => execute(AddToOrderGuide, { productId: id })))) return
    await readAgain()
    notices.show({ kind: 'toast', about: 'done', text: t`${name} is in the order guide.` })
  }
  return {
    usuals,
    move: (from, to) => {
      const next = moveItem(usuals, from, to)
      void apply(next, () =>
        execute(ArrangeOrderGuide, { productIds: next.map(({ product }) => product.id) }),
      )
    },
    setPar: (usual, quantity) => {
      const unit = usual.parUnit ?? usual.unit
      const changed = { ...usual, par: quantity, parUnit: quantity === null ? null : unit }
      const next = usuals.map((each) => (each === usual ? changed : each))
      void apply(next, () => execute(SetOrderGuidePar, { productId: usual.product.id, unit, quantity }))
    },
    removeItem: (usual) => {
      const productId = usual.product.id
      const next = usuals.filter((each) => each !== usual)
      void apply(next, () => setLeftOut(productId, true))
      const name = usual.product.name
      notices.show({
        kind: 'toast',
        about: 'removed',
        text: t`${name} is left out of the order guide.`,
        action: {
          label: t`Undo`,
          onAction: () => void apply(usuals, () => setLeftOut(productId, false)),
        },
      })
    },
    add: (product) => void add(product),
  }
}
