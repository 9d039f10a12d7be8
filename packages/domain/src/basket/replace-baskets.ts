import { visibleLine } from '../contact/visible-text.ts'
import type { BasketId } from '../ids.ts'
import {
  type Basket,
  type BasketLine,
  basketName,
  type Baskets,
  findBasket,
  findLine,
  type FulfilmentMethod,
  maxBasketLines,
  maxBasketNameLength,
  maxBaskets,
} from './basket.ts'
import { piecesNow, refusalOfReplaced } from './change-lines.ts'
import type { BasketContext } from './context.ts'
import type { BasketProblem, ReplacedLine } from './operations.ts'

export interface ReplacementBasket {
  readonly id: BasketId
  /** Empty to keep the existing name or use the default. */
  readonly name: string
  readonly isActive: boolean
  readonly fulfilmentMethod: FulfilmentMethod | null
  readonly lines: readonly ReplacedLine[]
}

export interface ReplacedBaskets {
  readonly baskets: Baskets
  readonly problems: readonly BasketProblem[]
}

/**
 * Replaces the whole list of baskets at `master/{uid}/baskets` (docs/product-rules.md#baskets). Afterwards exactly one is active: the first
 * that is marked, else the first. Existing lines are kept even if their product is no longer sold; other bad lines are refused one by one.
 * A list with too many baskets or lines changes nothing.
 */
export function replaceBaskets(
  baskets: Baskets,
  replacements: readonly ReplacementBasket[],
  context: BasketContext,
): ReplacedBaskets {
  const refusal = refusalOfList(replacements)
  if (refusal) return { baskets, problems: [refusal] }
  const activeAt = Math.max(
    0,
    replacements.findIndex(({ isActive }) => isActive),
  )
  const problems: BasketProblem[] = []
  const replaced = replacements.map((each, index): Basket => {
    const present = findBasket(baskets, each.id)
    const lines = linesOf(each.lines, { present, context, problems })
    const basket = {
      id: each.id,
      name: basketName(each.name) || (present?.name ?? context.defaultName(index + 1)),
      isActive: index === activeAt,
      createdAtMs: present?.createdAtMs ?? context.nowMs,
      updatedAtMs: present?.updatedAtMs ?? context.nowMs,
      deviceId: present?.deviceId ?? context.deviceId,
      fulfilmentMethod: each.fulfilmentMethod,
      lines,
    }
    if (present && isSame(present, basket)) return present
    return { ...basket, updatedAtMs: context.nowMs, deviceId: context.deviceId }
  })
  const isAsBefore =
    replaced.length === baskets.length && replaced.every((each, index) => each === baskets[index])
  return { baskets: isAsBefore ? baskets : replaced, problems }
}

function refusalOfList(replacements: readonly ReplacementBasket[]): BasketProblem | undefined {
  if (replacements.length > maxBaskets) return { type: 'TOO_MANY_BASKETS', maximum: maxBaskets }
  const seen = new Set<BasketId>()
  for (const { id, name, lines } of replacements) {
    if (seen.has(id)) return { type: 'BASKET_EXISTS', basketId: id }
    seen.add(id)
    if (basketName(name) === null) return { type: 'BASKET_NAME_TOO_LONG', maximum: maxBasketNameLength }
    if (lines.length > maxBasketLines) return { type: 'TOO_MANY_LINES', maximum: maxBasketLines }
  }
  return undefined
}

interface Replacing {
  readonly present: Basket | undefined
  readonly context: BasketContext
  readonly problems: BasketProblem[]
}

function linesOf(
  replacements: readonly ReplacedLine[],
  { present, context, problems }: Replacing,
): readonly BasketLine[] {
  const lines = new Map<string, BasketLine>()
  for (const line of replacements) {
    const existing = findLine(present, line.productId, line.unit)
    const next: BasketLine = {
      productId: line.productId,
      unit: line.unit,
      quantity: line.quantity,
      priceWhenAdded: line.price,
      piecesPerBoxWhenAdded:
        line.piecesPerBox ??
        (existing ? existing.piecesPerBoxWhenAdded : piecesNow(context.product(line.productId), line.unit)),
      note: line.note === null ? (existing?.note ?? '') : visibleLine(line.note),
      substitutionWish: line.wish ?? existing?.substitutionWish ?? null,
      changedBy: context.author,
    }
    const isUnchanged = existing !== undefined && isSameLine(existing, next)
    const refusal = isUnchanged ? undefined : refusalOfReplaced(line, context)
    if (refusal) problems.push(refusal)
    else lines.set(`${line.productId}/${line.unit}`, isUnchanged ? existing : next)
  }
  return [...lines.values()]
}

function isSameLine(one: BasketLine, other: BasketLine): boolean {
  return (
    one.quantity === other.quantity &&
    one.priceWhenAdded === other.priceWhenAdded &&
    one.piecesPerBoxWhenAdded === other.piecesPerBoxWhenAdded &&
    visibleLine(one.note) === visibleLine(other.note) &&
    one.substitutionWish === other.substitutionWish
  )
}

function isSame(one: Basket, other: Basket): boolean {
  return (
    one.name === other.name &&
    one.isActive === other.isActive &&
    one.fulfilmentMethod === other.fulfilmentMethod &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, index) => line === other.lines[index])
  )
}
