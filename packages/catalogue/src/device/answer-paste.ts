import type { ProductId } from '@provender/domain/ids'
import { formatQuantity } from '@provender/domain/money/decimal'
import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { type Catalogue, findProduct } from '../catalogue.ts'
import { type MatchedLine, matchPaste, type MatchReason, type UnitAmount } from '../paste/match-paste.ts'
import type { CatalogueProduct } from '../product.ts'
import { productValue } from '../view/product-value.ts'
import { productSet } from '../viewer.ts'
import { type AnsweredCard, createCardReader } from './answer-card.ts'
import { type DeviceCatalogue, deviceViewer } from './device-catalogue.ts'

export interface PasteRequest {
  readonly text: string
  readonly readsEverything: boolean
  readonly learned: readonly { readonly said: string; readonly productId: string; readonly unit: SalesUnit }[]
  readonly bought: readonly {
    readonly productId: string
    readonly quantity: number
    /** Null if it is not always the same. */
    readonly onlyUnit: SalesUnit | null
  }[]
}

/**
 * The result for some lines, with the product cards and names that earlier lines did not include: the card of each first candidate, and the
 * names of the others.
 */
export type AnsweredPaste = ReturnType<typeof joinAnswers>
type AnsweredLine = ReturnType<typeof answerLine>
type Named = ReturnType<typeof nameOf>

interface LineAnswer {
  readonly line: AnsweredLine
  readonly products: readonly AnsweredCard[]
  readonly others: readonly Named[]
}

const confidences = { sure: 'SURE', likely: 'LIKELY', unknown: 'UNKNOWN' } as const

/** Gives the same result as the API's `matchPaste`, line by line, so that the caller can do other work in between. */
export function* answerPaste(
  device: DeviceCatalogue,
  { text, readsEverything, learned, bought }: PasteRequest,
  nowMs: number,
): Generator<LineAnswer, void> {
  const { catalogue } = device
  const viewer = deviceViewer(device, nowMs)
  const ids = bought.map(({ productId }) => Number(productId) as ProductId)
  const ordered = bought.flatMap(({ productId, quantity, onlyUnit: unit }) =>
    unit === null
      ? []
      : [
          [
            Number(productId) as ProductId,
            { unit, quantity: Math.round(quantity * 1000) as Quantity },
          ] as const,
        ],
  )
  const corrections = learned.map(({ said, productId, unit }) => {
    return [said, { key: said, productId: Number(productId) as ProductId, unit }] as const
  })
  const matching = matchPaste(text, {
    catalogue,
    viewer: { ...viewer, bought: productSet(catalogue, ids), ordered: new Map(ordered) },
    corrections: new Map(corrections),
    readsEverything,
  })
  const card = createCardReader(device, viewer)
  const sent = { cards: new Set<ProductId>(), names: new Set<ProductId>() }
  const notYet = (to: Set<ProductId>, productId: ProductId) => {
    if (to.has(productId)) return undefined
    to.add(productId)
    return findProduct(catalogue, productId)
  }
  for (const line of matching) {
    const products: AnsweredCard[] = []
    const others: Named[] = []
    for (const [index, { productId }] of line.candidates.entries()) {
      const product = notYet(index === 0 ? sent.cards : sent.names, productId)
      if (!product) continue
      if (index === 0) products.push(card(product))
      else others.push(nameOf(catalogue, product))
    }
    yield { line: answerLine(line), products, others }
  }
}

function nameOf(catalogue: Catalogue, product: CatalogueProduct) {
  const { id, name, packSize } = product
  return {
    id: String(id),
    name,
    packSize,
    brand: productValue(catalogue, product, 'brand')?.name.en ?? null,
  }
}

const issues = { unread: 'UNREAD', range: 'RANGE', 'not-sold': 'NOT_SOLD', ambiguous: 'AMBIGUOUS' } as const

const reasons = {
  refused: 'REFUSED',
  doubted: 'DOUBTED',
  'not-found': 'NOT_FOUND',
  'code-not-found': 'CODE_NOT_FOUND',
  'size-not-found': 'SIZE_NOT_FOUND',
  'words-not-found': 'WORDS_NOT_FOUND',
  'other-words': 'OTHER_WORDS',
  unavailable: 'UNAVAILABLE',
  'learned-unavailable': 'LEARNED_UNAVAILABLE',
  'several-codes': 'SEVERAL_CODES',
  'several-products': 'SEVERAL_PRODUCTS',
  'quantity-missing': 'QUANTITY_MISSING',
  'quantity-unread': 'QUANTITY_UNREAD',
  'quantity-range': 'QUANTITY_RANGE',
  'quantity-not-sold': 'QUANTITY_NOT_SOLD',
  'quantity-ambiguous': 'QUANTITY_AMBIGUOUS',
  'quantity-converted': 'QUANTITY_CONVERTED',
} as const satisfies Readonly<Record<MatchReason, string>>

function answerLine(line: MatchedLine) {
  const { text, key, confidence, reason, missingSizes, doubt } = line
  const { isQuantityRead, hasQuantity, isLearned, candidates } = line
  return {
    text,
    said: key,
    confidence: confidences[confidence],
    reason: reason && reasons[reason],
    missingSizes,
    doubt,
    isQuantityRead,
    hasQuantity,
    isLearned,
    candidates: candidates.map(({ productId, issue, choices, ...amount }) => ({
      productId: String(productId),
      ...answerAmount(amount),
      issue: issue && issues[issue],
      choices: choices.map(answerAmount),
    })),
  }
}

function answerAmount({ unit, quantity }: UnitAmount) {
  return { unit, quantity: Number(formatQuantity(quantity)) }
}

export function joinAnswers(answers: readonly LineAnswer[]) {
  return {
    lines: answers.map(({ line }) => line),
    products: answers.flatMap(({ products }) => products),
    others: answers.flatMap(({ others }) => others),
  }
}
