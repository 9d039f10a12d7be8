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

export interface ShownBasket extends EditedBasket {
  readonly id: BasketId
  readonly name: string
  readonly isActive: boolean
}

type Review = readonly ReviewedLineFieldsFragment[]

/**
 * A basket as the person sees it now: the lines of this window, the prices of the server's last review. Undefined: it is not
 * there (any more).
 */
export function useEditedBasket(id: string | undefined, review: Review): ShownBasket | undefined {
  const { baskets, active } = useBaskets()
  const [edit] = useState(makeEditor)
  const basket = id === undefined ? active : baskets.find((each) => each.id === id)
  if (!basket) return undefined
  return { ...edit(basket.lines, review), id: basket.id, name: basket.name, isActive: basket.isActive }
}

/**
 * Remembers what the server said of lines since the page was opened, so that a line that is put back needs no second look;
 * and the lines it gave, so that those that stay as they are need not be drawn again.
 */
function makeEditor(): (lines: readonly BasketLine[], review: Review) => EditedBasket {
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
