import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { LineProblemType } from './basket-page.documents.ts'
import type { EditedLine } from './edited-basket.ts'

/** '1 price, 2 short': counts each kind of problem once per line. Problems that block a line come first. */
export function failureText(lines: readonly EditedLine[], i18n: I18n): string {
  const counts = new Map<LineProblemType, number>()
  for (const { problems } of lines)
    for (const { type } of problems) counts.set(type, (counts.get(type) ?? 0) + 1)
  return order
    .flatMap((type) => {
      const count = counts.get(type)
      return count ? [wordOf(type, count, i18n)] : []
    })
    .join(', ')
}

export function hasFailure({ problems }: EditedLine): boolean {
  return problems.length > 0
}

const order: readonly LineProblemType[] = [
  'NO_LONGER_AVAILABLE',
  'NO_PRICE',
  'OUT_OF_STOCK',
  'SHORT',
  'PRICE_CHANGED',
  'BOX_CHANGED',
  'IN_TRANSIT',
  'BACK_ORDER',
]

function wordOf(type: LineProblemType, count: number, i18n: I18n): string {
  switch (type) {
    case 'NO_LONGER_AVAILABLE':
      return i18n._(msg`${count} no longer available`)
    case 'NO_PRICE':
      return i18n._(msg`${count} without a price`)
    case 'OUT_OF_STOCK':
    case 'BACK_ORDER':
      return i18n._(msg`${count} out of stock`)
    case 'SHORT':
      return i18n._(msg`${count} short`)
    case 'PRICE_CHANGED':
      return i18n._(msg`${plural(count, { one: '# price', other: '# prices' })}`)
    case 'BOX_CHANGED':
      return i18n._(msg`${plural(count, { one: '# changed box', other: '# changed boxes' })}`)
    case 'IN_TRANSIT':
      return i18n._(msg`${count} in transit`)
  }
}
