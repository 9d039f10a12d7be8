import type { BasketLine } from '@provender/domain/basket/basket'
import type { BasketId } from '@provender/domain/ids'
import { useState } from 'react'
import { useBaskets } from '../basket-store/use-basket.ts'
import type { ReviewedLineFieldsFragment } from './basket-page.documents.ts'
import {
  type EditedBasket,
  editedBasket,
  type EditedLine,
  keyOfLine,
  type ReviewedByKey,
  reviewedByKey,
} from './edited-basket.ts'
import { substituteReviews } from './substitutions.ts'
import { useDeviceReviews } from './use-device-reviews.ts'

export interface EditedBasketView extends EditedBasket {
  readonly id: BasketId
  readonly name: string
  readonly isActive: boolean
}

type Review = readonly ReviewedLineFieldsFragment[]

const noLines: readonly BasketLine[] = []

/**
 * A basket as the user sees it: the lines of this tab with the prices of the server's last review, or else of this device.
 * Undefined if the basket does not exist, or no longer exists.
 */
export function useEditedBasket(id: string | undefined, review: Review): EditedBasketView | undefined {
  const { baskets, active } = useBaskets()
  const [editor] = useState(createEditor)
  const basket = id === undefined ? active : baskets.find((each) => each.id === id)
  const reviewed = editor.reviewed(review)
  const deviceReviews = useDeviceReviews(
    (basket?.lines ?? noLines).filter((line) => !reviewed.has(keyOfLine(line))),
  )
  if (!basket) return undefined
  const edited = editor.edit(
    basket.lines,
    new Map([...reviewedByKey(substituteReviews(basket.id)), ...deviceReviews, ...reviewed]),
  )
  return { ...edited, id: basket.id, name: basket.name, isActive: basket.isActive }
}

interface Editor {
  /** All reviews since the page was opened, so that a line put back needs no new one. */
  readonly reviewed: (review: Review) => ReviewedByKey
  /** Lines that did not change keep their identity and do not re-render. */
  readonly edit: (lines: readonly BasketLine[], reviewed: ReviewedByKey) => EditedBasket
}

function createEditor(): Editor {
  let reviewed: ReviewedByKey = new Map()
  let from: Review | undefined
  let before: ReadonlyMap<string, EditedLine> = new Map()
  return {
    reviewed: (review) => {
      if (from !== review) reviewed = new Map([...reviewed, ...reviewedByKey(review)])
      from = review
      return reviewed
    },
    edit: (lines, reviewed) => {
      const edited = editedBasket(lines, reviewed, before)
      before = new Map(edited.lines.map((line) => [line.key, line]))
      return edited
    },
  }
}
