import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { showCount } from '@provender/domain/money/show-money'
import type { NamedProblem } from '@provender/sync/basket/lost-lines'
import { languageOf } from '@provender/web/texts/loaded-texts'
import { type NoticeContent, noticeOf, withProducts } from '../basket-store/basket-notices.ts'
import { productLabels } from '../catalogue/product-labels.ts'
import { stockAlert } from '../catalogue/stock-alert-text.ts'
import { type CutLine, cutLines, isCut, namesOfProducts, type ProductOf } from './cut-lines.ts'
import { listText, shortfallsText } from './shortfall-text.ts'

/**
 * The notices for problems of one change. They name the products: one notice for all lines that got less than requested, and one for each
 * kind of other problem.
 */
export function problemNotices(
  problems: readonly NamedProblem[],
  productOf: ProductOf,
  i18n: I18n,
): readonly NoticeContent[] {
  const others = Map.groupBy(
    problems.filter((problem) => !isCut(problem)),
    ({ type }) => type,
  )
  return [
    ...cutNotice(cutLines(problems, productOf), i18n),
    ...[...others.values()].flatMap((alike) => {
      const names = listText(namesOfProducts(alike, productOf, productLabels(i18n)), i18n)
      return alike.slice(0, 1).map((problem) => withProducts(noticeOf(problem, i18n), names))
    }),
  ]
}

function cutNotice(shortfalls: readonly CutLine[], i18n: I18n): readonly NoticeContent[] {
  const [first] = shortfalls
  if (!first) return []
  const labels = productLabels(i18n)
  if (shortfalls.length === 1 && first.reason !== 'cap')
    return [{ kind: 'stock', ...stockAlert(first, i18n) }]
  const count = shortfalls.length
  const countText = showCount(count, languageOf(i18n))
  const text = i18n._(
    msg`${plural(count, { one: `${countText} line gets less than you asked for`, other: `${countText} lines get less than you asked for` })}`,
  )
  return [{ kind: 'toast', about: 'info', text, detail: shortfallsText(shortfalls, labels, i18n) }]
}
