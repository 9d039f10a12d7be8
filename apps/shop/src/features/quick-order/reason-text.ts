import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NamedProduct } from './match-text.ts'
import { offeredCandidates, type PasteRow } from './paste-rows.ts'

export function reasonText(
  {
    reason,
    missingSizes,
    doubt,
    candidates,
  }: Pick<PasteRow, 'reason' | 'missingSizes' | 'doubt' | 'candidates'>,
  i18n: I18n,
): string | undefined {
  switch (reason) {
    case null:
      return undefined
    case 'REFUSED':
      return i18n._(msg`The line says no. Not ordered?`)
    case 'DOUBTED': {
      const words = doubt ?? ''
      return i18n._(msg`Ordered? The text says “${words}”`)
    }
    case 'NOT_FOUND':
      return i18n._(msg`Nothing found`)
    case 'CODE_NOT_FOUND':
      return i18n._(msg`This code is not on sale`)
    case 'SIZE_NOT_FOUND': {
      const sizes = missingSizes.join(', ')
      return sizes === '' ? i18n._(msg`This size was not found`) : i18n._(msg`No ${sizes} found`)
    }
    case 'WORDS_NOT_FOUND':
      return i18n._(msg`Not all words were found`)
    case 'OTHER_WORDS':
      return i18n._(msg`Another name for it?`)
    case 'UNAVAILABLE':
      return i18n._(msg`Cannot be ordered now`)
    case 'LEARNED_UNAVAILABLE':
      return i18n._(msg`Your usual product cannot be ordered now`)
    case 'SEVERAL_CODES':
      return i18n._(msg`Codes of several products`)
    case 'SEVERAL_PRODUCTS':
      return differInPackOnly({ candidates })
        ? i18n._(msg`Several pack sizes`)
        : i18n._(msg`Several products match`)
    case 'QUANTITY_MISSING':
      return i18n._(msg`No quantity written: we took 1`)
    case 'QUANTITY_UNREAD':
      return i18n._(msg`How many?`)
    case 'QUANTITY_RANGE':
      return i18n._(msg`Two quantities written`)
    case 'QUANTITY_NOT_SOLD':
      return i18n._(msg`Not sold in this quantity`)
    case 'QUANTITY_AMBIGUOUS':
      return i18n._(msg`Pieces or packs?`)
    case 'QUANTITY_CONVERTED':
      return i18n._(msg`Converted to a unit we sell`)
  }
}

/** True if the offered products have one name. */
export function differInPackOnly(row: Pick<PasteRow, 'candidates'>): boolean {
  const products = offeredCandidates(row).map(({ product }) => product)
  const names = new Set(products.map(({ brand, name }) => `${brand} ${name}`))
  return names.size === 1 && new Set(products.map(({ packSize }) => packSize)).size > 1
}

/** Which of several offered products the company buys, most often bought first. */
export function usualOf(
  row: Pick<PasteRow, 'candidates'>,
  bought: readonly string[],
): NamedProduct | undefined {
  const products = offeredCandidates(row).map(({ product }) => product)
  if (products.length < 2) return undefined
  const usual = bought.find((id) => products.some((product) => product.id === id))
  return products.find(({ id }) => id === usual)
}
