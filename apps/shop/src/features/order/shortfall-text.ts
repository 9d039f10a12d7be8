import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProductLabels } from '../catalogue/product-labels.ts'
import type { Shortfall } from '../catalogue/shortfall.ts'

const maxTexts = 6

export function shortfallsText(
  shortfalls: readonly Shortfall[],
  labels: Pick<ProductLabels, 'quantity'>,
  i18n: I18n,
): string | undefined {
  return listText(
    shortfalls.map((each) => `${each.name}: ${reasonText(each, labels, i18n)}`),
    i18n,
  )
}

/** As many texts as a notice has room for; undefined if there are none. */
export function listText(texts: readonly string[], i18n: I18n): string | undefined {
  if (texts.length === 0) return undefined
  const more = texts.length - maxTexts
  return [...texts.slice(0, maxTexts), ...(more > 0 ? [i18n._(msg`and ${more} more`)] : [])].join(' · ')
}

function reasonText(shortfall: Shortfall, labels: Pick<ProductLabels, 'quantity'>, i18n: I18n): string {
  if ('quantity' in shortfall) {
    const amount = labels.quantity(shortfall.quantity, shortfall.kind)
    if (shortfall.reason === 'stock') return i18n._(msg`only ${amount} in stock`)
    if (shortfall.reason === 'box') {
      const { pieces } = shortfall
      return i18n._(msg`a box now has ${pieces} pieces, so ${amount}`)
    }
    if (shortfall.reason === 'cap') return i18n._(msg`at most ${amount} per order`)
    return i18n._(msg`your basket has ${amount} already`)
  }
  switch (shortfall.reason) {
    case 'unavailable':
      return i18n._(msg`no longer available`)
    case 'unit':
      return i18n._(msg`no longer sold in this unit`)
    case 'price':
      return i18n._(msg`no price`)
    case 'out':
      return i18n._(msg`out of stock`)
    case 'otherUnit':
      return i18n._(msg`already in your basket in another unit`)
  }
}
