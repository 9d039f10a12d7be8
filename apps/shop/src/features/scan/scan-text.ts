import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Quantity } from '@provender/domain/money/money'
import { noticeOfProblem } from '../basket-store/basket-notices.ts'
import { unitOf } from '../catalogue/basket-product.ts'
import { type ProductLabels, productLabels } from '../catalogue/product-labels.ts'
import { fullProductName } from '../catalogue/product-name.ts'
import { ignoredText } from './ignored-text.ts'
import type { LineOfScan, ScanOutcome } from './scan-controller.ts'

export interface ScanText {
  readonly isGood: boolean
  readonly title: string
  readonly detail: string
}

export function scanText(outcome: ScanOutcome, i18n: I18n): ScanText {
  const bad = (title: string, detail: string): ScanText => ({ isGood: false, title, detail })
  switch (outcome.is) {
    case 'unknown':
      return bad(i18n._(msg`No product has the code ${{ code: outcome.productCode }}.`), '')
    case 'misread':
      return bad(
        i18n._(msg`One digit of the code ${{ code: outcome.code }} is wrong.`),
        i18n._(msg`Scan the label again.`),
      )
    case 'waiting':
      return bad(
        i18n._(msg`No connection`),
        i18n._(msg`The code ${outcome.code} is kept. We'll look it up when you're back online.`),
      )
    case 'question':
      return questionText(outcome.products, i18n)
    default:
      return lineText(outcome, i18n)
  }
}

function questionText(products: readonly LineOfScan['product'][], i18n: I18n): ScanText {
  const [product, another] = products
  if (another || !product)
    return {
      isGood: false,
      title: i18n._(msg`Which of these?`),
      detail: i18n._(msg`Several products have this code.`),
    }
  const labels = productLabels(i18n)
  return {
    isGood: false,
    title: labels.add[unitOf(product, '2')?.kind ?? 'BOX'].choose,
    detail: fullProductName(product),
  }
}

function lineText(outcome: Exclude<ScanOutcome, { readonly code: string }>, i18n: I18n): ScanText {
  const labels = productLabels(i18n)
  const name = fullProductName(outcome.product)
  const amount = amountOf(outcome, outcome.added, labels)
  const bad = (title: string): ScanText => ({ isGood: false, title, detail: name })
  switch (outcome.is) {
    case 'added': {
      const total = amountOf(outcome, outcome.quantity, labels)
      const counted = outcome.quantity > outcome.added ? i18n._(msg`${name} · now ${total}`) : name
      const title = i18n._(msg`Added: ${amount}`)
      return outcome.ignored === undefined
        ? { isGood: true, title, detail: counted }
        : { isGood: false, title, detail: `${ignoredText(outcome.ignored, i18n)} ${counted}` }
    }
    case 'takenBack':
      return { isGood: true, title: i18n._(msg`Removed: ${amount}`), detail: name }
    case 'full':
      return bad(outcome.reason)
    case 'out':
      return bad(labels.stock.out)
    case 'unpriced':
      return bad(labels.price.hidden)
    case 'login':
      return bad(labels.add.PIECE.login)
    case 'refused': {
      const notice = noticeOfProblem(outcome.problem, i18n)
      return bad(notice.kind === 'toast' ? notice.text : notice.title)
    }
  }
}

function amountOf({ product, unit }: LineOfScan, quantity: Quantity, labels: ProductLabels): string {
  return labels.quantity(quantity, unitOf(product, unit)?.kind ?? 'PIECE')
}
