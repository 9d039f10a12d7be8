import type { BasketLine } from '@provender/domain/basket/basket'
import type { BasketId } from '@provender/domain/ids'
import { useState } from 'react'
import { useBaskets } from '../basket-store/use-basket.ts'
import type { ReviewedLineFieldsFragment } from './basket-page.documents.ts'
import {
  type EditedBasket,
  editedBasket,
  type EditedLine,
  type ReviewedByKey,
  reviewedByKey,
} from './edited-basket.ts'

export interface EditedBasketView extends EditedBasket {
  readonly id: BasketId
  readonly name: string
  readonly isActive: boolean
}

type Review = readonly ReviewedLineFieldsFragment[]

/**
 * A basket as the user sees it: the lines of this tab with the prices of the server's last review.
 * Undefined if the basket does not exist, or no longer exists.
 */
export function useEditedBasket(id: string | undefined, review: Review): EditedBasketView | undefined {
  const { baskets, active } = useBaskets()
  const [edit] = useState(createEditor)
  const basket = id === undefined ? active : baskets.find((each) => each.id === id)
  if (!basket) return undefined
  return { ...edit(basket.lines, review), id: basket.id, name: basket.name, isActive: basket.isActive }
}

/**
 * Remembers all reviews since the page was opened, so that a line put back needs no new one. Also remembers its last
 * lines, so that unchanged ones keep their identity and do not re-render.
 */
function createEditor(): (lines: readonly BasketLine[], review: Review) => EditedBasket {
  let known: ReviewedByKey = new Map()
  let from: Review | undefined
  let before: ReadonlyMap<string, EditedLine> = new Map()
  return (lines, review) => {
    if (from !== review) known = new Map([...known, ...reviewedByKey(review)])
    from = review
    const edited = editedBasket(lines, known, before)
    before = new Map(edited.lines.map((line) => [line.key, line]))
    return edited
  }
}
