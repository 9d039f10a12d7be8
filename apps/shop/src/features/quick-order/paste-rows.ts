import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { type LearnedMatch } from '@provender/sync/learned-matches/learned-match'
import { quantityFromWire, unitFromWire } from '@provender/sync/operations/basket-wire'
import { unitOf } from '../catalogue/basket-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import type { MatchedLine, MatchedText, NamedProduct } from './match-text.ts'

/** How much of a product a line may mean. */
interface Meaning {
  readonly unit: SalesUnit
  readonly quantity: Quantity
}

/** Why a person has to say how much. */
export type AmountIssue = NonNullable<MatchedLine['candidates'][number]['issue']>

/** A product that a line may mean. */
interface PasteCandidate extends Meaning {
  readonly product: NamedProduct
  readonly issue: AmountIssue | null
  /** The amounts that may be meant. */
  readonly amounts: readonly Meaning[]
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
  /** The company confirmed this product for these words before. */
  readonly isLearned: boolean
  readonly isQuantityRead: boolean
  /** Not null: a person has to say how much of the product that is chosen. */
  readonly issue: AmountIssue | null
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
  return lines.map(({ text, said, confidence, isLearned, isQuantityRead, candidates }, at) => {
    const shown = candidates.flatMap(({ productId, issue, choices, ...amount }): PasteCandidate[] => {
      const product = products.get(productId) ?? others.get(productId)
      return product ? [{ product, issue, amounts: choices.map(amountFrom), ...amountFrom(amount) }] : []
    })
    const [first] = shown
    const card = first && confidence !== 'UNKNOWN' ? products.get(first.product.id) : undefined
    const choice = first && card && { product: card, unit: first.unit, quantity: first.quantity }
    const issue = choice ? first.issue : null
    const isConfirmed = confidence === 'SURE' && issue === null && choice !== undefined && canBuy(choice)
    const line = { text, said, confidence, isLearned, isQuantityRead }
    return { id: at, ...line, issue, candidates: shown, choice, isConfirmed }
  })
}

function amountFrom({ unit, quantity }: { readonly unit: string; readonly quantity: number }): Meaning {
  return { unit: unitFromWire(unit), quantity: quantityFromWire(quantity) }
}

/** The amounts to choose from for the product that a row is taken for. */
export function amountsOf({ candidates, choice, issue }: PasteRow): readonly Meaning[] {
  if (issue === null) return []
  return candidates.find(({ product }) => product.id === choice?.product.id)?.amounts ?? []
}

export type PasteAct =
  /** One of the candidates, or something looked up. */
  | { readonly act: 'choose'; readonly product: ProductCardFieldsFragment }
  | { readonly act: 'unit'; readonly unit: SalesUnit }
  | { readonly act: 'quantity'; readonly quantity: Quantity }
  /** One of the amounts that may be meant. */
  | { readonly act: 'amount'; readonly unit: SalesUnit; readonly quantity: Quantity }
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
    case 'choose': {
      const issue = issueOf(row, act.product)
      return { ...row, choice: choiceOf(row, act.product), issue, isConfirmed: issue === null }
    }
    case 'confirm':
      return { ...row, isConfirmed: act.isConfirmed && choice !== undefined }
    case 'unit':
      return choice ? { ...row, choice: inUnit(choice, act.unit), isConfirmed: row.issue === null } : row
    case 'quantity':
      return choice ? answered(row, { ...choice, quantity: act.quantity }) : row
    case 'amount':
      return choice ? answered(row, { ...choice, unit: act.unit, quantity: act.quantity }) : row
  }
}

/** A person said how much. */
function answered(row: PasteRow, choice: PasteChoice): PasteRow {
  return { ...row, choice, issue: null, isConfirmed: true }
}

/** Of a product that was looked up nothing was read: a quantity that is written has to be said again. */
function issueOf(
  { candidates, text, isQuantityRead }: PasteRow,
  product: { readonly id: string },
): AmountIssue | null {
  const known = candidates.find((candidate) => candidate.product.id === product.id)
  if (known) return known.issue
  return !isQuantityRead || (candidates.length === 0 && /\d/.test(text)) ? 'UNREAD' : null
}

/** What was read of the line for this product; of one that was looked up, as many as of the one before. */
function choiceOf({ candidates, choice }: PasteRow, product: ProductCardFieldsFragment): PasteChoice {
  const known = candidates.find((candidate) => candidate.product.id === product.id)
  const quantity = (choice ?? candidates[0])?.quantity ?? one
  const unit = unitFromWire(product.defaultUnit)
  if (known) return { product, unit: known.unit, quantity: known.quantity }
  return inUnit({ product, unit, quantity }, unit)
}

/** Pieces and boxes are whole. */
function inUnit({ product, quantity }: PasteChoice, unit: SalesUnit): PasteChoice {
  const isWeighed = unitOf(product, unit)?.kind === 'KG'
  return { product, unit, quantity: isWeighed ? quantity : ((Math.ceil(quantity / one) * one) as Quantity) }
}

/** Is a product found, and all that is left to say that it is the right one? */
export function isFound({ choice, issue }: PasteRow): boolean {
  return choice !== undefined && issue === null
}

/** Everything that was found and can be bought is what was meant. How much is asked of each line by itself. */
export function allConfirmed(
  rows: readonly PasteRow[],
  canBuy: (choice: PasteChoice) => boolean,
): readonly PasteRow[] {
  return rows.map((row) =>
    row.choice && isFound(row) && canBuy(row.choice) ? { ...row, isConfirmed: true } : row,
  )
}

/** A row read anew, after what was learned for its words was forgotten; others of the same words have to be looked at. */
export function withRowRead(
  rows: readonly PasteRow[],
  { id, said }: Pick<PasteRow, 'id' | 'said'>,
  [read]: readonly PasteRow[],
): readonly PasteRow[] {
  return rows.map((row) => {
    if (row.id === id && read) return { ...read, id }
    return row.said === said ? { ...row, isLearned: false, isConfirmed: false } : row
  })
}

/** What the company's own words turned out to mean; what was sure anyway need not be learned. */
export function learnedFrom(added: readonly PasteRow[]): readonly LearnedMatch[] {
  return added.flatMap(({ said, confidence, choice, candidates }) => {
    const isNew =
      confidence !== 'SURE' ||
      choice?.product.id !== candidates[0]?.product.id ||
      choice?.unit !== candidates[0]?.unit
    return choice && said !== '' && isNew ? [{ said, productId: choice.product.id, unit: choice.unit }] : []
  })
}
