import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Quantity } from '@provender/domain/money/money'
import type { UnitKind } from './product-card.documents.ts'

/** 'boxes', for five of them. */
export function unitWord(quantity: Quantity, kind: UnitKind, i18n: I18n): string {
  const count = quantity / 1000
  if (kind === 'KG') return i18n._(msg`kg`)
  return kind === 'BOX'
    ? i18n._(msg`${plural(count, { one: 'box', other: 'boxes' })}`)
    : i18n._(msg`${plural(count, { one: 'piece', other: 'pieces' })}`)
}
