import { type Catalogue, findProduct } from '@provender/catalogue/catalogue'
import { type Candidate, matchPaste, type MatchedLine, type PasteContext } from '@provender/catalogue/paste'
import type { CatalogueProduct } from '@provender/catalogue/product'

/** What a row orders: `Halloumi => 2 box/24 piece`, where `ask` is never sure, `?` is written nowhere and `none` is refused. */
interface Meant {
  readonly pattern: RegExp
  readonly isAsked: boolean
  readonly amounts: readonly { readonly count: string; readonly unit: string }[]
}

interface Row {
  readonly text: string
  readonly meant: readonly Meant[]
}

export interface CustomerMessage {
  readonly name: string
  readonly rows: readonly Row[]
}

/** Reads messages whose lines are written as `text => product => amount`, and several products of a line between `&&`. */
export function customerMessagesIn(list: string): readonly CustomerMessage[] {
  return list
    .split(/^## /m)
    .slice(1)
    .map((message) => {
      const [name = '', ...lines] = message.trimEnd().split('\n')
      return { name, rows: lines.map(rowIn) }
    })
}

function rowIn(line: string): Row {
  const [, text = line, meant = ''] = /^(.*?) => (.*)$/.exec(line) ?? []
  return { text, meant: meant === '' ? [] : meant.split(' && ').map(meantBy) }
}

function meantBy(written: string): Meant {
  const [pattern = '', amount = ''] = written.split(' => ')
  const amounts = amount
    .replace('ask ', '')
    .split('/')
    .map((each) => {
      const [count = '', unit = ''] = each.split(' ')
      return { count, unit }
    })
  return { pattern: new RegExp(pattern, 'i'), isAsked: amount.startsWith('ask '), amounts }
}

export interface Assessed {
  readonly description: string
  readonly isFirst: boolean
  readonly isAsMuch: boolean
  readonly isWronglySure: boolean
  /** True for a line that nobody ordered, such as a greeting. */
  readonly isStray: boolean
  /** True if nobody wrote its quantity, and nothing says so. */
  readonly isSilent: boolean
}

/** Reads a message, and compares each of its rows with what was meant. Rows without products must order nothing. */
export function assessMessage({ rows }: CustomerMessage, context: PasteContext): readonly Assessed[] {
  const lines = [...matchPaste(rows.map(({ text }) => text).join('\n'), context)]
  let start = 0
  return rows.flatMap((row) => {
    const end = start + row.text.length + 1
    const own = lines.filter((line) => line.start >= start && line.start < end)
    start = end
    return assessRow(row, own, context.catalogue)
  })
}

function assessRow({ text, meant }: Row, lines: readonly MatchedLine[], catalogue: Catalogue): Assessed[] {
  const left = [...lines]
  const assessed = meant.map((each) => {
    const at = left.findIndex((line) => isNamed(line, each, catalogue))
    const [line] = at < 0 ? left.slice(0, 1) : left.splice(at, 1)
    if (isRefusal(each)) return assessRefusal(text, at < 0 ? undefined : line, catalogue)
    const isFirst = at >= 0 && line?.reason !== 'refused'
    const isAsMuch = isFirst && line !== undefined && isRightAmount(line, each, catalogue)
    const isSure = line?.confidence === 'sure'
    return {
      description: describe(text, line, catalogue),
      isStray: false,
      isFirst,
      isAsMuch,
      isWronglySure: isSure && (!isAsMuch || each.isAsked),
      isSilent: isFirst && each.amounts.some(({ count }) => count === '?') && line?.reason === null,
    }
  })
  const strays = left.filter(
    (line) => line.reason !== 'refused' && (meant.length === 0 || line.confidence === 'sure'),
  )
  return [...assessed, ...strays.map((line) => strayOf(line, catalogue))]
}

const isRefusal = ({ amounts }: Meant) => amounts.some(({ count }) => count === 'none')

function assessRefusal(text: string, line: MatchedLine | undefined, catalogue: Catalogue): Assessed {
  const isRight = !line || line.reason === 'refused'
  const isWronglySure = !isRight && line.confidence === 'sure'
  return {
    description: describe(text, line, catalogue),
    isStray: false,
    isFirst: isRight,
    isAsMuch: isRight,
    isWronglySure,
    isSilent: false,
  }
}

function strayOf(line: MatchedLine, catalogue: Catalogue): Assessed {
  const isWronglySure = line.confidence === 'sure'
  const description = `nothing ordered: ${describe(line.text, line, catalogue)}`
  return { description, isStray: true, isFirst: false, isAsMuch: false, isWronglySure, isSilent: false }
}

function productOf({ candidates: [first] }: MatchedLine, catalogue: Catalogue): CatalogueProduct | undefined {
  return first && findProduct(catalogue, first.productId)
}

const nameOf = ({ name, packSize }: CatalogueProduct) => `${name} | ${packSize}`

function isNamed(line: MatchedLine, { pattern }: Meant, catalogue: Catalogue): boolean {
  const product = productOf(line, catalogue)
  return product !== undefined && pattern.test(nameOf(product))
}

function isRightAmount(line: MatchedLine, meant: Meant, catalogue: Catalogue): boolean {
  const [candidate] = line.candidates
  const product = productOf(line, catalogue)
  if (!candidate || !product) return false
  return meant.amounts.some((amount) => isAmount(candidate, product, amount))
}

function isAmount(candidate: Candidate, product: CatalogueProduct, meant: Meant['amounts'][number]): boolean {
  const isQuestion = candidate.issue !== null && candidate.choices.length > 0
  if (isQuestion || meant.count === '?') return true
  const quantity = candidate.quantity / 1000
  const count = Number(meant.count)
  const box = product.secondUnit === 'box' ? product.piecesPerBox : 1
  const pieces = quantity * (candidate.unit === '2' ? box : 1)
  const inside = Number(/^\d+ x (\d+)$/.exec(product.packSize)?.[1] ?? 0)
  // Six buns are a pack of six.
  if (meant.unit !== 'box' && inside > 1 && pieces * inside === count) return !candidate.isCertain
  if (meant.unit === 'kg') return product.secondUnit === 'kg' ? quantity === count : !candidate.isCertain
  if (product.secondUnit === 'kg') return quantity === count || !candidate.isCertain
  if (meant.unit === 'box') return pieces === count * box
  return pieces === count || (meant.unit === '' && quantity === count)
}

function describe(text: string, line: MatchedLine | undefined, catalogue: Catalogue): string {
  const [candidate] = line?.candidates ?? []
  const product = line && productOf(line, catalogue)
  const parts = [
    text,
    line === undefined ? 'no line' : line.text === text ? '' : line.text,
    line?.confidence,
    line?.reason,
    line?.doubt,
    product && nameOf(product),
    candidate && `${candidate.quantity / 1000} of ${candidate.unit}`,
    candidate?.issue,
  ]
  return parts.filter((part) => part).join(' / ')
}
