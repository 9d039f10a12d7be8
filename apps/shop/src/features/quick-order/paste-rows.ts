import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { type LearnedMatch } from '@provender/sync/learned-matches/learned-match'
import { quantityFromWire, unitFromWire } from '@provender/sync/operations/basket-wire'
import { unitOf } from '../catalogue/basket-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import type { MatchedLine, MatchedText, NamedProduct } from './match-text.ts'

interface Meaning {
  readonly unit: SalesUnit
  readonly quantity: Quantity
}

/** Why the customer has to give the amount. `MISSING`: none is written, and one is only assumed. */
export type AmountIssue = NonNullable<MatchedLine['candidates'][number]['issue']> | 'MISSING'

interface PasteCandidate extends Meaning {
  readonly product: NamedProduct
  readonly issue: AmountIssue | null
  readonly amounts: readonly Meaning[]
}

export interface PasteChoice extends Meaning {
  readonly product: ProductCardFieldsFragment
}

/** How a line was read. A row stays in its group, so that nothing moves under a finger, unless the customer doubts it. */
export type PasteGroup = 'check' | 'left' | 'sure'

export interface PasteRow {
  readonly id: number
  readonly group: PasteGroup
  readonly text: string
  readonly matchKey: string
  readonly confidence: MatchedLine['confidence']
  readonly reason: MatchedLine['reason']
  readonly missingSizes: readonly string[]
  /** The words around the line that may change it. */
  readonly doubt: string | null
  readonly hasQuantity: boolean
  readonly isLearned: boolean
  readonly isQuantityRead: boolean
  /** Why the customer has to give the amount of the chosen product; null if there is no question. */
  readonly issue: AmountIssue | null
  readonly candidates: readonly PasteCandidate[]
  readonly choice: PasteChoice | undefined
  /** The choice is a substitute for what was meant, which is out of stock: it says nothing about the words. */
  readonly isSubstitute: boolean
  /** The customer let its match be forgotten: only their next choice of a product or a unit is learned again. */
  readonly isForgotten: boolean
  readonly isConfirmed: boolean
  /** The customer acted on this row itself, so that its match may be learned. */
  readonly isChosen: boolean
}

const one = 1000 as Quantity

/** The rows for a matched text. A sure match is confirmed if it can be bought. */
export function pasteRows(
  { lines, products, others }: MatchedText,
  canBuy: (choice: PasteChoice) => boolean,
): readonly PasteRow[] {
  return lines.map(({ text, said, candidates, ...line }, index) => {
    const { confidence, reason, missingSizes, doubt, isLearned, isQuantityRead, hasQuantity } = line
    const pasteCandidates = candidates.flatMap(
      ({ productId, issue, choices, ...amount }): PasteCandidate[] => {
        const product = products.get(productId) ?? others.get(productId)
        return product ? [{ product, issue, amounts: choices.map(amountFrom), ...amountFrom(amount) }] : []
      },
    )
    const [first] = pasteCandidates
    const card = first && confidence !== 'UNKNOWN' ? products.get(first.product.id) : undefined
    const choice = first && card && { product: card, unit: first.unit, quantity: first.quantity }
    const assumed = hasQuantity || confidence === 'SURE' ? null : 'MISSING'
    const issue = choice ? (first.issue ?? assumed) : null
    const isConfirmed = confidence === 'SURE' && issue === null && choice !== undefined && canBuy(choice)
    const read = { confidence, reason, missingSizes, doubt, isLearned, isQuantityRead, hasQuantity }
    const isLeft = choice === undefined || reason === 'REFUSED'
    const group = isConfirmed ? 'sure' : isLeft ? 'left' : 'check'
    const match = {
      issue,
      candidates: pasteCandidates,
      choice,
      isConfirmed,
      isChosen: false,
      isSubstitute: false,
      isForgotten: false,
    }
    return { id: index, group, text, matchKey: said, ...read, ...match }
  })
}

function amountFrom({ unit, quantity }: { readonly unit: string; readonly quantity: number }): Meaning {
  return { unit: unitFromWire(unit), quantity: quantityFromWire(quantity) }
}

/** As many as are read at a glance. Others are found by their words. */
export function offeredCandidates({ candidates }: Pick<PasteRow, 'candidates'>): readonly PasteCandidate[] {
  return candidates.slice(0, 3)
}

export function amountsOf({ candidates, choice, issue }: PasteRow): readonly Meaning[] {
  if (issue === null) return []
  if (issue === 'MISSING')
    return (choice?.product.units ?? []).map(({ unit }) => ({ unit: unitFromWire(unit), quantity: one }))
  return candidates.find(({ product }) => product.id === choice?.product.id)?.amounts ?? []
}

export type PasteAction =
  /** One of the candidates, or a product found by search. */
  | { readonly type: 'choose'; readonly product: ProductCardFieldsFragment }
  | { readonly type: 'substitute'; readonly choice: PasteChoice }
  | { readonly type: 'unit'; readonly unit: SalesUnit }
  | { readonly type: 'quantity'; readonly quantity: Quantity }
  | { readonly type: 'amount'; readonly unit: SalesUnit; readonly quantity: Quantity }
  | { readonly type: 'confirm'; readonly isConfirmed: boolean }
  /** What was read as sure is not right. */
  | { readonly type: 'doubt' }
  | { readonly type: 'remove' }

/** The rows after an action on one of them. A change confirms the row, because the customer has looked at it. */
export function applyPasteAction(
  rows: readonly PasteRow[],
  id: number,
  action: PasteAction,
): readonly PasteRow[] {
  if (action.type === 'remove') return rows.filter((row) => row.id !== id)
  return rows.map((row) => (row.id === id ? changedRow(row, action) : row))
}

function changedRow(row: PasteRow, action: Exclude<PasteAction, { readonly type: 'remove' }>): PasteRow {
  const { choice } = row
  switch (action.type) {
    case 'choose': {
      const issue = issueOf(row, action.product)
      return {
        ...row,
        choice: choiceOf(row, action.product),
        issue,
        isConfirmed: issue === null,
        isChosen: true,
        isSubstitute: false,
        isForgotten: false,
      }
    }
    case 'substitute':
      return { ...answered(row, action.choice), isSubstitute: true }
    case 'confirm': {
      const isConfirmed = action.isConfirmed && choice !== undefined
      return { ...row, isConfirmed, isChosen: isConfirmed, isForgotten: row.isForgotten && !isConfirmed }
    }
    case 'doubt':
      return { ...row, group: 'check', isConfirmed: false, isChosen: false }
    case 'unit':
      return choice
        ? {
            ...row,
            choice: convertUnit(choice, action.unit),
            isConfirmed: row.issue === null,
            isChosen: true,
            isForgotten: false,
          }
        : row
    case 'quantity':
      return choice ? answered(row, { ...choice, quantity: action.quantity }) : row
    case 'amount':
      return choice ? answered(row, { ...choice, unit: action.unit, quantity: action.quantity }) : row
  }
}

function answered(row: PasteRow, choice: PasteChoice): PasteRow {
  return { ...row, choice, issue: null, isConfirmed: true, isChosen: true }
}

/** A product found by search has no quantity from the text, so the user has to enter it. */
function issueOf(
  { candidates, text, isQuantityRead, hasQuantity }: PasteRow,
  product: { readonly id: string },
): AmountIssue | null {
  const match = candidates.find((candidate) => candidate.product.id === product.id)
  const missing = hasQuantity ? null : 'MISSING'
  if (match) return match.issue ?? missing
  return !isQuantityRead || (candidates.length === 0 && /\d/.test(text)) ? 'UNREAD' : missing
}

/** The unit and quantity read for this product. For a product found by search, the quantity of the previous choice. */
function choiceOf({ candidates, choice }: PasteRow, product: ProductCardFieldsFragment): PasteChoice {
  const match = candidates.find((candidate) => candidate.product.id === product.id)
  const quantity = (choice ?? candidates[0])?.quantity ?? one
  const unit = unitFromWire(product.defaultUnit)
  if (match) return { product, unit: match.unit, quantity: match.quantity }
  return convertUnit({ product, unit, quantity }, unit)
}

/** Pieces and boxes are whole numbers. */
function convertUnit({ product, quantity }: PasteChoice, unit: SalesUnit): PasteChoice {
  const isWeighed = unitOf(product, unit)?.kind === 'KG'
  return { product, unit, quantity: isWeighed ? quantity : ((Math.ceil(quantity / one) * one) as Quantity) }
}

/** Lines that were accepted together were not chosen. */
export function isChosenByCustomer({ group, isChosen }: PasteRow): boolean {
  return group !== 'sure' && isChosen
}

/** True if no quantity is written and the user has not checked the row: a sure code alone counts as one. */
export function isAssumed({ reason, isChosen }: PasteRow): boolean {
  return reason === 'QUANTITY_MISSING' && !isChosen
}

export function isFound({ choice, issue }: PasteRow): boolean {
  return choice !== undefined && issue === null
}

/**
 * Confirms every row with a product that can be bought. Rows with an open amount stay unconfirmed. Learns nothing, because
 * one press confirms no single row.
 */
export function allConfirmed(
  rows: readonly PasteRow[],
  canBuy: (choice: PasteChoice) => boolean,
): readonly PasteRow[] {
  return rows.map((row) =>
    row.choice && isFound(row) && canBuy(row.choice) ? { ...row, isConfirmed: true } : row,
  )
}

export function unmatchedRow(text: string): PasteRow {
  const read = {
    confidence: 'UNKNOWN',
    reason: 'NOT_FOUND',
    missingSizes: [],
    doubt: null,
    isLearned: false,
  } as const
  const match = { issue: null, candidates: [], choice: undefined, isConfirmed: false, isChosen: false }
  return {
    id: 0,
    group: 'left',
    text,
    matchKey: '',
    ...read,
    isQuantityRead: false,
    hasQuantity: false,
    isSubstitute: false,
    isForgotten: false,
    ...match,
  }
}

export function withMoreRows(rows: readonly PasteRow[], more: readonly PasteRow[]): readonly PasteRow[] {
  const next = Math.max(-1, ...rows.map(({ id }) => id)) + 1
  return [...rows, ...more.map((row, index) => ({ ...row, id: next + index }))]
}

/** Puts back a row in its place. */
export function withRow(rows: readonly PasteRow[], row: PasteRow): readonly PasteRow[] {
  return [...rows, row].toSorted((one, other) => one.id - other.id)
}

/** Replaces a row that was read again after its learned match was deleted. Other rows with the same text become unconfirmed. */
export function withRereadRow(
  rows: readonly PasteRow[],
  { id, matchKey }: Pick<PasteRow, 'id' | 'matchKey'>,
  [read]: readonly PasteRow[],
): readonly PasteRow[] {
  return rows.map((row) => {
    if (row.id === id && read) return { ...read, id, isForgotten: true }
    return row.matchKey === matchKey
      ? { ...row, group: 'check', isLearned: false, isForgotten: true, isChosen: false, isConfirmed: false }
      : row
  })
}

/**
 * What the customer's choice in a row teaches: choosing, not adding. Undefined for a sure match that they did not change,
 * which is known already.
 */
export function learnedFrom(row: PasteRow): LearnedMatch | undefined {
  const { matchKey, confidence, choice, candidates, isChosen, isSubstitute, isForgotten } = row
  const isNew =
    confidence !== 'SURE' ||
    choice?.product.id !== candidates[0]?.product.id ||
    choice?.unit !== candidates[0]?.unit
  return choice && isChosen && !isSubstitute && !isForgotten && matchKey !== '' && isNew
    ? { said: matchKey, productId: choice.product.id, unit: choice.unit }
    : undefined
}
