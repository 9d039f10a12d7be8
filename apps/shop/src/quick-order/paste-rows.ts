import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { quantityFromWire, unitFromWire } from '../basket/wire.ts'
import { unitOf } from '../catalogue/basket-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import type { MatchedLine, MatchedText, NamedProduct } from './match-text.ts'

/** How much of a product a line may mean. */
interface Meaning {
  readonly unit: SalesUnit
  readonly quantity: Quantity
}

/** A product that a line may mean. */
interface PasteCandidate extends Meaning {
  readonly product: NamedProduct
}

/** The product that a line is taken for. */
export interface PasteChoice extends Meaning {
  readonly product: ProductCardFieldsFragment
}

/** A line of what was pasted, on its way into the basket. */
export interface PasteRow {
  readonly id: number
  /** As it was written. */
  readonly text: string
  /** What its meaning is learned by; empty where it cannot be. */
  readonly said: string
  readonly confidence: MatchedLine['confidence']
  readonly candidates: readonly PasteCandidate[]
  /** Undefined: nothing was found yet. */
  readonly choice: PasteChoice | undefined
  /** It goes into the basket: sure from the start, or a person said so. */
  readonly isConfirmed: boolean
}

const one = 1000 as Quantity

/** The rows of what was matched of a text. What is sure is confirmed, if it can be bought at all. */
export function pasteRows(
  { lines, products, others }: MatchedText,
  canBuy: (choice: PasteChoice) => boolean,
): readonly PasteRow[] {
  return lines.map(({ text, said, confidence, candidates }, at) => {
    const shown = candidates.flatMap(({ productId, unit, quantity }): PasteCandidate[] => {
      const product = products.get(productId) ?? others.get(productId)
      return product ? [{ product, unit: unitFromWire(unit), quantity: quantityFromWire(quantity) }] : []
    })
    const [first] = shown
    const card = first && confidence !== 'UNKNOWN' ? products.get(first.product.id) : undefined
    const choice = first && card && { ...first, product: card }
    const isConfirmed = confidence === 'SURE' && choice !== undefined && canBuy(choice)
    return { id: at, text, said, confidence, candidates: shown, choice, isConfirmed }
  })
}

export type PasteAct =
  /** One of the candidates, or something looked up. */
  | { readonly act: 'choose'; readonly product: ProductCardFieldsFragment }
  | { readonly act: 'unit'; readonly unit: SalesUnit }
  | { readonly act: 'quantity'; readonly quantity: Quantity }
  | { readonly act: 'confirm'; readonly isConfirmed: boolean }
  | { readonly act: 'remove' }

/** The rows after something was done with one of them. Whoever changes a row has looked at it: it is confirmed. */
export function actedOn(rows: readonly PasteRow[], id: number, act: PasteAct): readonly PasteRow[] {
  if (act.act === 'remove') return rows.filter((row) => row.id !== id)
  return rows.map((row) => (row.id === id ? acted(row, act) : row))
}

function acted(row: PasteRow, act: Exclude<PasteAct, { readonly act: 'remove' }>): PasteRow {
  const { choice } = row
  switch (act.act) {
    case 'choose':
      return { ...row, choice: choiceOf(row, act.product), isConfirmed: true }
    case 'confirm':
      return { ...row, isConfirmed: act.isConfirmed && choice !== undefined }
    case 'unit':
      return choice ? { ...row, choice: inUnit(choice, act.unit), isConfirmed: true } : row
    case 'quantity':
      return choice ? { ...row, choice: { ...choice, quantity: act.quantity }, isConfirmed: true } : row
  }
}

/** What was read of the line for this product; of one that was looked up, as many as of the one before. */
function choiceOf({ candidates, choice }: PasteRow, product: ProductCardFieldsFragment): PasteChoice {
  const known = candidates.find((candidate) => candidate.product.id === product.id)
  const quantity = (choice ?? candidates[0])?.quantity ?? one
  const unit = unitFromWire(product.defaultUnit)
  return known ? { ...known, product } : inUnit({ product, unit, quantity }, unit)
}

/** Pieces and boxes are whole. */
function inUnit({ product, quantity }: PasteChoice, unit: SalesUnit): PasteChoice {
  const isWeighed = unitOf(product, unit)?.kind === 'KG'
  return { product, unit, quantity: isWeighed ? quantity : ((Math.ceil(quantity / one) * one) as Quantity) }
}

/** Everything that was found and can be bought is what was meant. */
export function allConfirmed(
  rows: readonly PasteRow[],
  canBuy: (choice: PasteChoice) => boolean,
): readonly PasteRow[] {
  return rows.map((row) => (row.choice && canBuy(row.choice) ? { ...row, isConfirmed: true } : row))
}

export interface LearnedRow {
  readonly said: string
  readonly productId: string
  readonly unit: SalesUnit
}

/** What the company's own words turned out to mean; what was sure anyway need not be learned. */
export function learnedFrom(added: readonly PasteRow[]): readonly LearnedRow[] {
  return added.flatMap(({ said, confidence, choice, candidates }) => {
    const isNew =
      confidence !== 'SURE' ||
      choice?.product.id !== candidates[0]?.product.id ||
      choice?.unit !== candidates[0]?.unit
    return choice && said !== '' && isNew ? [{ said, productId: choice.product.id, unit: choice.unit }] : []
  })
}
